import { matchWords } from '../matcher.ts'

/** What romance and exaggeration do with death: no reason to worry. */
const ROMANCE =
  '(?! (?:in your|by your|next to|beside|for you|for a (?:kiss|smile|chance)|happy|happily|of (?:laughter|laughing|embarrassment|boredom|cringe|cuteness|thirst|curiosity|happiness|love)|from (?:laughter|laughing|embarrassment|cuteness)|laughing|old with|smiling))'

const ENGLISH = [
  new RegExp(
    `(?:want|wanna|wants|going|gonna|need|ready|trying|tryna|try|plan|planning|decided|wish i could|thinking (?:of|about)|hope i|wish i would|deserve|rather) (?:to )?(?:just )?(?:die|dying|be dead|kill\\s*my\\s*self|killing my ?self|unalive|end it all|end it tonight|end my life|ending (?:it all|my life)|not exist|stop existing|never wake up|not wake up|disappear forever)${ROMANCE}`,
  ),
  new RegExp(`(?:i (?:want|wanna|need|would like)|i'd like|i wanna) (?:to )?(?:just )?die${ROMANCE}`),
  /kill(?:ing|ed)?\s*my\s*self(?! (?:laughing|with laughter|at the gym|working))|kms|unaliv(?:e|ing) my ?self|suicid(?:e|al|ality)(?! squad)|self[- ]?harm(?:ing|ed)?|sewer ?slide|commit(?:ting)? sui\w+/,
  /(?:want|wanna|going|gonna|need|urge|keep|started|starting|been|thinking (?:of|about)|feel like|like|relapsed|i'm|im) (?:to |on )?(?:start )?(?:hurt|cut|harm|cutt|starv|burn)(?:ing|e)? my ?self(?! (?:shaving|on (?:your|that|those|how)|when|falling|some|a ))/,
  /(?:don'?t|do not|dont|no longer|didn'?t|never) (?:really |even )?(?:want|wanna|wish|feel like|need) (?:to )?(?:live|living|be alive|being alive|exist|existing|be here any ?more|wake up|be on this (?:earth|planet))(?! (?:without you|in a world without|in (?:a|this) (?:flat|house|city|town)))/,
  /(?:better off|happier) (?:dead|without me|if i (?:died|was gone|were gone|was dead|were dead))|(?:no|any) (?:reason|point) (?:to|in|for me to) (?:live|living|be alive|going on)|nothing (?:left )?to live for(?! but)|life (?:isn'?t|is not|ain'?t) worth(?: living| it)|not worth living/,
  /(?:tak(?:e|ing)|end(?:ing)?) my (?:own )?life|hang(?:ing)? my ?self|shoot(?:ing)? my ?self|drown(?:ing)? my ?self|(?:slit|slash|cut)(?:ting)? my (?:wrists?|throat|arms?|veins)|overdos(?:e|ed|ing)(?! (?:on|of|from) (?:you|your|love|cute\w*|sugar|serotonin|caffeine|vitamin|dopamine|chocolate))/,
  /(?:going to|gonna|want to|wanna|let me|about to|should i|should|might|ready to|i'll|could) (?:just )?jump (?:off|from|in front of) (?:a|the|my|this) (?:bridge|roof|building|cliff|balcony|train|bus|car|window|tower)/,
  /wish i (?:was|were) (?:dead|never born|not alive|gone forever)|wish i(?:'d| had)? never (?:been|was) born|wish i (?:could|would) (?:not wake up|never wake up|fall asleep forever|just stop existing)|(?:go to|fall) (?:sleep|asleep) and (?:never|not) wake up/,
  /(?:nobody|no ?one|would (?:anyone|anybody|you|they)) (?:would )?(?:even )?(?:miss me|notice|care) if i (?:died|die|was gone|were gone|disappeared|was dead|killed my ?self)|(?:nobody|no ?one) would miss me/,
  /tired of (?:living|being alive|existing|life)(?! (?:alone|without you|with|in|at|out of))|(?:can'?t|cannot|cant) (?:go on|do this|take it|take this|keep going|live like this|live with my ?self) any ?more|(?:can'?t|cannot|cant) go on like this|i(?:'m| am)? ?(?:hate|hating|loathe) my ?self(?! for)|i hate my life(?! (?:without|before|until|when|if))/,
  /(?:this is|it'?s) my (?:last|final) (?:goodbye|message|night alive|day alive|day on earth)|goodbye (?:cruel )?world|my suicide|written? (?:my|a) (?:suicide )?note (?:to|for) my (?:family|parents|mum|mom|kids)/,
]

/** Without marks, as forms.ts leaves them. */
const LATIN = [
  /(?:me )?quiero (?:morir(?:me)?|matarme|suicidarme)(?! (?:contigo|de (?:amor|risa|ternura|la risa)|en tus|a tu lado))|quitarme la vida|acabar con mi vida|no quiero (?:seguir )?(?:vivir|viviendo)(?! sin ti)|ganas de (?:morir(?:me)?|matarme)|suicid(?:arme|io|arse)|hacerme dano|cortarme las venas/,
  /(?:je )?veux (?:mourir|me (?:tuer|suicider)|en finir|disparaitre)(?! (?:de rire|d'amour|dans tes|avec toi|a tes))|envie de (?:mourir|me (?:tuer|suicider)|en finir)(?! (?:de rire|d'amour|dans tes|avec toi))|plus envie de vivre|me (?:suicider|mutiler|faire du mal)|mettre fin a mes jours/,
  /(?:ich )?(?:will|mochte|mocht) (?:nicht mehr (?:leben|da sein|aufwachen)|(?:nur noch |einfach )?sterben)(?! (?:mit dir|vor lachen))|mich (?:umbringen|toten|erhangen|ritzen)|mir das leben nehmen|selbstmord\w*|suizid\w*|mich selbst verletz\w+|ich bringe? mich um/,
  /(?:quero|vou|queria) (?:morrer|me matar)(?! (?:de (?:amor|rir)|nos teus|nos seus|com voce|ao seu))|me matar|tirar (?:a )?(?:minha )?(?:propria )?vida|nao (?:quero|aguento) (?:mais )?(?:viver|existir)(?! sem)|acabar com (?:a )?minha vida|suicidio|me cortar toda/,
  /voglio (?:morire|uccidermi|ammazzarmi|farla finita|sparire per sempre)(?! (?:d'amore|dal ridere|tra le tue|con te))|uccidermi|ammazzarmi|suicid(?:armi|io)|togliermi la vita|non voglio (?:piu )?vivere(?! senza)|farmi del male|tagliarmi le vene/,
  /ik wil (?:dood|niet meer leven|sterven)(?! (?:van het lachen|met jou))|zelfmoord|mezelf (?:doden|pijn doen|snijden)|chce (?:umrzec|sie zabic)|zabic sie|samobojstw\w+|olmek istiyorum|intihar\w*|kendimi oldur\w+|gusto ko nang mamatay|magpakamatay|quiero desaparecer|bunuh diri|muon chet|tu tu/,
]

const OTHER_SCRIPTS =
  /死にたい|死んでしまいたい|自殺|自杀|消えてしまいたい|生きたくない|リストカット|リスカ|自傷|想死|不想活|轻生|죽고 ?싶(?!을 만큼)|자살|살기 ?싫|자해|اريد ان اموت|اريد الموت|بدي اموت|عايز اموت|عاوز اموت|انتحر|انتحار|اقتل نفسي|لا اريد ان اعيش|لا اريد العيش|хочу умереть|не хочу (?:больше )?жить|покончить с собой|убить себя|самоуби\p{L}*|суицид\p{L}*|आत्महत्या|मरना चाहत|जीना नहीं चाहत|לא רוצה לחיות|רוצה למות|להתאבד|αυτοκτον\p{L}*|θελω να πεθανω|θέλω να πεθάνω/u

const inLatin = matchWords([...ENGLISH, ...LATIN], [/dream\S*(?: \S+){0,9} wake up/])

export function soundsLikeSelfHarm(forms: readonly string[], native: string): boolean {
  return inLatin(forms) || OTHER_SCRIPTS.test(native)
}
