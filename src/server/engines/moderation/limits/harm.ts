import { matchWords, words } from '../matcher.ts'

/** Cruelty to pets and people, sexual remarks, violence and death threats. */

const PET =
  '(?:cats?|dogs?|pets?|kittens?|kitty|pupp(?:y|ies)|pup|rabbits?|bunny|hamsters?|birds?|parrots?|horses?|animals?)'
const NOT_A_THING =
  '(?! (?:flap|food|bowl|bed|door|toy|treats?|park|show|litter|tree|basket|lead|leash|shop|photo))'

const CRUELTY = [
  new RegExp(
    `(?:kick|hit|beat|punch|slap|whip|starv|drown|chok|strangl|stab|shoot|poison|tortur|abus|burn|skin|cook|roast and eat|eat|abandon|neglect|hurt|kill|neuter|euthani[sz])(?:ing|e|es|ed|s)? (?:the |your |that |this |a |my |their )(?:\\w+ )?${PET}${NOT_A_THING}`,
  ),
  new RegExp(
    `${PET} (?:should|deserves|needs|ought|wants) (?:to )?(?:be |get )?(?:a )?(?:kick\\w*|hit|beat\\w*|put down|put to sleep|starv\\w*|drown\\w*|shot|kill\\w*|die|muzzl\\w*|declaw\\w*|euthani\\w+)`,
  ),
  /(?:put|have|get) (?:him|her|it|them|that thing|the \w+|your \w+) (?:down at the vet|to sleep|put down|put to sleep|neutered|spayed|declawed)/,
  /roadkill|taxiderm\w+|animal abuse|dog ?fight(?:s|ing)?|cock ?fight\w*|shock collars?|(?:send|take|return|give|bring) (?:him|her|it|them|the \w+|that \w+|your \w+) back to the (?:shelter|pound)/,
  /(?:you(?:'re| are)|such|what) (?:an? )?(?:(?:absolute|complete|total|real|utter|such|\w+ly) )?(?:an? )?(?:idiots?|morons?|stupid|losers?|trash|garbage|pathetic|worthless|failures?|waste of (?:space|oxygen|air)|disgusting|scum)/,
  /(?:nobody|no one|noone) (?:loves|likes|wants|would miss|cares about) you(?! (?:quite|like|more|as))|(?:pathetic|worthless) (?:person|human|loser|excuse)|you should be ashamed|your parents (?:regret|hate|wish)|(?:mother|father|parents|mum|mom|dad) (?:never|doesn't|don't|didn't) (?:loved?|want(?:ed)?) you/,
]

const SEXUAL = [
  words`sexy sexiest sexier sexual(?:ly|ity)? sexting sext porn\w* nudes? nudity nudist naked boobs? boobies breasts? cleavage busty booty booties bootylicious
    horny aroused orgasm\w* orgies orgy fetish\w* kinky kinks? bdsm dominatrix onlyfans only.?fans strippers? strip.?clubs? stripteas\w+ prostitut\w+ escort.service brothel
    erotic\w* erection\w* genital\w* crotch groin condoms? viagra milfs? dilfs? gilfs? lingerie panties thongs? g-strings? camel-?toe masturbat\w*
    foreplay threesomes? hook-?ups? booty-?calls? friends.with.benefits slutty whor\w+ twerk\w* bulge virgins? virginity hot.and.bothered`,
  /(?:turn|turns|turned|turning) (?:me|you|us|everyone|them) on|get(?:ting)? laid|one[- ]night stand|in bed with (?:you|me)|(?:sleep|slept|sleeping) with (?:you|me|him|her|someone|somebody|your boss)|make love|take (?:it|that|them|your (?:top|shirt|clothes|pants)) off|wet dreams?|that's what she said/,
]

const VIOLENCE = [
  words`suicid\w+ genocid\w+ holocaust nazis? hitler terroris\w+ massacres? lynch(?:ed|ing)? rap(?:e|ed|es|ist|ists|ing) assault(?:ed|s|ing)? behead\w* slaughter(?:ed|ing)? murderers? serial-?killers?
    school-?shoot\w+ mass.shoot\w+ gunpoint gunshots? execution.style concentration.camps? gas.chambers? self-?harm\w* kys molest\w* p(?:a)?edophil\w* paedo pedo auschwitz 9\/11 hanged noose corpses? cadavers?
    morgue mortuary funeral.home open.casket genocide decapitat\w+ dismember\w*`,
  /(?:kill|murder|stab|shoot|strangle|choke|punch|slap|beat|hurt|hang|drown|poison|hit|burn)(?:ing|ed|s)? (?:you|your ?self|him|him ?self|her ?self|them ?selves|my ?self|your (?:mum|mom|mother|dad|father|family|kids?|parents?|friends?))(?! (?:with kindness|in the feels|laughing))/,
  /(?:you|they|he|she) (?:should|deserves?|ought|need|needs|must|could just|can) (?:to )?(?:just )?(?:die|be shot|be killed|be hanged|get hit|suffer|bleed)|(?:go|just|please) (?:and )?die(?=$|[.,!?])|drop dead(?! gorgeous)|drink bleach|jump off (?:a|the) (?:bridge|cliff|roof|building)|(?:a|the|your|his|her) (?:loaded )?gun(?! show)|hang yourself|neck yourself|kill\s*your\s*self|end (?:your|my) life/,
  /punch(?:ed|ing)? in the (?:face|throat|head)|slap(?:ped)? (?:across|in) the face|war (?:crime|criminal|zone)s?|bomb (?:threat|shelter|squad)|car bomb\w*|domestic (?:violence|abuse)|crime scene (?:photos?|body)/,
]

const HARMLESS = [
  /naked eye|virgin (?:olive|mojito|colada|atlantic|islands?)|extra[- ]virgin|butt of the joke|jump(?:s|ed|ing)? the gun|(?:glue|nerf|water|squirt|label|price) gun|the (?:starting|glue) gun|bulge bracket|breasts? of (?:chicken|turkey)|chicken breasts?|sexual harassment training/,
  /beat (?:you|him|her|them) (?:to it|at|in|there|here)|hit (?:you|him|her) up|take (?:it|that) off the (?:wall|shelf|list|menu|market)|take it off (?:airplane|mute|auto)/,
]

export const breaksCruelty = matchWords(CRUELTY, HARMLESS)
export const breaksSexual = matchWords(SEXUAL, HARMLESS)
export const breaksViolence = matchWords(VIOLENCE, HARMLESS)
