import { matchWords } from '../matcher.ts'

const KIN =
  'mum|mom|mam|mummy|mommy|mother|dad|daddy|father|step-?dad|step-?father|step-?mum|step-?mom|step-?mother|parents?|brother|sister|son|daughter|uncle|aunt|auntie|cousin|grand(?:ma|pa|dad|mother|father|parents?)|gran|nan|nana|granny|wife|husband|spouse|partner|fiancee?|boyfriend|girlfriend|bf|gf|baby|child|kids?|twin|niece|nephew'
const OTHERS =
  'ex|boss|coach|teacher|priest|pastor|landlord|roommate|flatmate|neighbou?r|boss|babysitter|carer|doctor'
const HURTS =
  'hits?|beats?|beat up|punche[sd]|kicks|kicked|chokes|choked|strangle[sd]|slaps|slapped|abuse[sd]|hurts|hurt|raped?|rapes|molest(?:s|ed)|touche[sd]|grope[sd]|threatens|threatened|locks|locked|burns|burned|starve[sd]|stalk(?:s|ed)'
const NOT_MEANT =
  '(?! (?:up\\b(?! again)|with (?:a (?:pun|joke|line|truth|smile)|kindness)|like|to (?:it|the)|at|in (?:chess|scrabble|the heart|the feels)|out of (?:the house|my account)|deeply|inappropriately funny))'

const ABUSE = [
  new RegExp(`(?:my|the) (?:${KIN}|${OTHERS}) (?:\\w+ ){0,2}(?:${HURTS}) me${NOT_MEANT}`),
  new RegExp(
    `(?:he|she|they) (?:\\w+ )?(?:beats|punche[sd]|kicks|kicked|choked|strangle[sd]|abuse[sd]|raped|molest(?:s|ed)|groped|threatens to (?:kill|hurt)|threatened to (?:kill|hurt)) me${NOT_MEANT}`,
  ),
  new RegExp(`(?:scared|afraid|terrified|frightened) of (?:my (?:${KIN}|ex)|going home)(?! finding)`),
  /(?:i was|i've been|i have been|i got|being|been|i am being|i'm being) (?:\w+ )?(?:raped|molested|abused|assaulted|trafficked|groomed|beaten(?! to it)|groped|sexually \w+)/,
  /abusive (?:relationship|partner|husband|wife|boyfriend|girlfriend|parents?|home|ex|father|mother|dad|mum|mom|household)|domestic (?:violence|abuse)|child abuse|sexual(?:ly)? (?:abuse|assault)\w*/,
  /(?:he|she|they) (?:won't|wont|doesn't|doesnt|will not) let me (?:leave|go out|see my (?:family|friends)|out of the (?:house|room))|(?:please )?help me (?:he|she|they)(?:'s| is|'re| are) (?:going to|gonna) (?:kill|hurt|hit) me/,
  /(?:sex|sexual|nudes?|naked|horny) .{0,30}(?:underage|minors?|child(?:ren)?|kids?|(?:1[0-7]|[5-9]) ?(?:yo|y\/o|years? old|year-old))|(?:underage|minors?|(?:1[0-7]|[5-9]) ?(?:yo|y\/o|years? old|year-old)) .{0,30}(?:sex|sexual|nudes?|naked)|jailbait|pa?edophil\w+|loli(?:ta|con)/,
]

const PETS =
  'dog|cat|pet|puppy|kitten|hamster|rabbit|bunny|parrot|horse|guinea pig|best friend|friend|bestie|roommate|colleague'
const FUNNY_DEATH =
  '(?! (?:of|from|with) (?:laughter|laughing|embarrassment|boredom|cringe|cuteness|second-?hand|shame|envy|jealousy|excitement)| laughing| when (?:he|she|they|it) (?:saw|heard|read)| at (?:that|this|your)| (?:a little )?inside| to (?:meet|see)| on stage)'

const GRIEF = [
  new RegExp(
    `my (?:late )?(?:${KIN}|${PETS}) (?:(?:just|recently|suddenly|has|had|have|is|was|who|sadly|tragically|\\w+ly) ){0,3}(?:died|passed away|passed on|passed last|passed this|dead|dying|was killed|killed (?:him|her) ?self|took (?:his|her|their) (?:own )?life|committed suicide)${FUNNY_DEATH}`,
  ),
  new RegExp(
    `(?:died|passed away|passed),? (?:my (?:${KIN})|(?:yesterday|today|last (?:week|month|night|year)|this (?:week|morning|month|year)))(?! (?:laughing|of laughter))`,
  ),
  new RegExp(
    `(?:i|we|just|i've|have|recently) (?:just )?lost my (?:${KIN})(?!'|s? (?:number|phone|keys|in (?:the|a) (?:shop|supermarket|ikea|crowd)))`,
  ),
  new RegExp(
    `(?:my|our) (?:${KIN}|best friend) (?:has|have|had|is dying of|got diagnosed with|was diagnosed with|is fighting|fights) (?:terminal |stage \\w+ )?(?:cancer|leuka?emia|a brain tumou?r|dementia|als|chemo)`,
  ),
  new RegExp(
    `(?:rest in peace|r\\.?i\\.?p\\.?|miss you|i miss my (?:late|dead)) (?:to )?(?:my |our )?(?:late )?(?:${KIN})(?! (?:jokes?|bod))`,
  ),
  /miscarriage|miscarried|stillbo(?:rn|rth)|(?:at|planning|after|before|from|for|to|going to|went to) (?:my|his|her|their|the) (?:\w+(?:'s)? )?funeral|(?:i'm|i am|am|still|been) (?:grieving|mourning(?= my| our|$)|a widow(?:er)?)|widowed|in loving memory|terminal(?:ly)? (?:cancer|ill\w*)|i have (?:cancer|leukaemia|months to live)|lost (?:the|our|a) (?:baby|pregnancy)|in a hospice/,
]

export const soundsLikeAbuse = matchWords(ABUSE)
export const soundsLikeGrief = matchWords(GRIEF, [
  /my dog ate my|grateful dead|dead sea|dead ?pan|dead ?line|dead battery/,
])
