import { matchWords, words } from '../matcher.ts'

/** Race, skin colour, origin, religion, gender, sexuality: never, not even as a compliment. */

const NATIONALITY =
  words`african american arabic? asian australian brazilian british bulgarian canadian caribbean chinese cuban
  dutch egyptian english ethiopian european filipino french german greek hungarian indian indonesian iranian iraqi
  irish israeli italian jamaican japanese kenyan korean lebanese mexican middle.eastern moroccan nigerian pakistani
  polish portuguese puerto.rican romanian russian scottish serbian somali spanish swedish syrian thai turkish
  ukrainian vietnamese welsh`.source

const PERSON =
  'people|persons?|folks?|m[ae]n|wom[ae]n|guys?|girls?|boys?|bros?|dudes?|kids?|lad(?:y|ies)|males?|females?'
const TRAIT = 'accent|ancestry|heritage|features?|eyes|skin|hair|face|genes|blood|descent|origin|roots'
const YOU_ARE =
  "(?:you(?:'re| are|r)?|you look|they(?:'re| are)|looks?|looking|so|most|more|very|too|typical|how|as|for an?|like an?) (?:\\w+ ){0,2}"

const RACE = [
  words`racial(?:ly)? racis[mt]s? rac(?:y|ially).ambiguous ethnic(?:ity|ities|ally)? caucasian hispanics? latin[ao]s? latinx
    biracial mixed-race whitey blackface yellowface colou?red.people people.of.colou?r nationalit(?:y|ies) immigrants? immigration.status
    refugees? foreigners? deport(?:ed|ation)? undocumented gypsy gypsies gipsy aboriginals? eskimos? oriental`,
  /(?:your|their|his|her|what|which|the|any|wrong|same) race(?! to| for| day| track| car| against| number)/,
  new RegExp(`(?:black|white|brown|yellow|dark-skinned|light-skinned|pale|${NATIONALITY}) (?:${PERSON})`),
  new RegExp(
    `${YOU_ARE}(?:${NATIONALITY})(?! (?:exit|goodbye|fries|toast|windows?|doors?|film|cinema|summer|baroque))`,
  ),
  new RegExp(`(?:${NATIONALITY}) (?:${TRAIT})`),
  words`arabs? jews? jewish`,
]

const SKIN = [
  /(?:your|that|the|this|their|his|her|own|bare|fair|dark|light|pale|brown|black|white|olive|tanned) skin(?! of)/,
  /skin(?:[- ]?tones?| colou?rs?)|complexions?|(?:dark|light|fair|pale|brown)[- ]skinned|melanin\w*/,
  /your (?:\w+ )?tan(?=$|[.,!?;:]| (?:is|was|has|looks?|lines?))|tan ?lines?|(?:fake|spray)[- ]tan\w*|sunburn(?:ed|t)? (?:face|skin)/,
  /(?:you(?:'re| are| look)|you look|looking) (?:so |very |a bit |awfully )?(?:pale|pasty|tanned|swarthy|ashy)/,
  /(?:blue|brown|green|almond|slanted|slanty|chinky)[- ]eye[ds]/,
]

const RELIGION = [
  words`muslims? moslems? islam(?:ic|ist)? christ christians? christianity catholics? protestants? hindus? hinduism buddhists?
    sikhs? mormons? jehovah(?:'s)? scientolog\w+ atheists? judaism allah jesus muhammad mohammed quran koran torah bible hijabs?
    niqabs? burqas? burkas? turbans? yarmulkes? kippah? rabbis? imams? infidels?`,
]

const GENDER = [
  /(?<=^|[.,!?;:] )(?:bro|bruh|dude|girl|girly|girlie|boy|man|lady|ladies|king|queen|sis|sister|sir|ma'am|madam|mister|missus|lad|mate|son|buddy boy)(?=[,!?.;:]|$)/,
  new RegExp(
    `(?:you(?:'re| are)|you look like|such|what|for|like|as|be|this|that|real|grown|every|typical) (?:an? )?(?:\\w+ ){0,1}(?:man|woman|girl|boy|guy|dude|chick|bloke|lady|gentleman|male|female|tomboy|princess|ladyboy)(?!-| (?:with|at|from|in|who|of|behind) | on the)`,
  ),
  /(?:un)?manly|(?:un)?ladylike|girl(?:y|ish|ie)|boyish|womanly|masculin\w+|feminin\w+|effeminate|sissy|sissies|man ?up|mansplain\w*|manspread\w*|tomboy(?:ish)?/,
  /(?:your|their) gender\w*|(?:fe)?male (?:model|gaze|version|energy|equivalent)|(?:he|she)[- ]?(?:man|male)|man or (?:a )?woman|(?:boy|girl) or (?:a )?(?:girl|boy)|cross-?dress\w*|drag queen|bearded lady/,
  /(?<=^|[.!?"] ?)(?:he|she)(?:'s| is| was| looks?| thinks?| thought| came| wants?| has)/,
]

const SEXUALITY = [
  words`gays? gayer gayest lesbians? bisexuals? bi-curious homosexual(?:s|ity)? heterosexual(?:s|ity)? homo homos queer queers trans
    transgender(?:ed)? transsexuals? transvestites? non-?binary lgbt\w* pansexuals? asexuals? intersex closeted twink twinks`,
  /(?:came|come|coming|comes|stay|back|still) (?:out of|in|into|to) the closet|(?:sexual|gender) (?:orientation|identity|preference)/,
]

const HARMLESS = [
  /skin of (?:your|its|their|our|the) teeth|skin in the game|banana skins?|thick skin|(?:second|sausage|orange|grape) skin/,
  /oriental (?:rug|carpet)s?|latin (?:dance|class|exam|homework|teacher)|jesus christ pose/,
  /every man for himself|man (?:and|or) (?:machine|beast)|man of the match|boy band|girl band|best man|(?:removal|repair|delivery|weather|ice-cream) m[ae]n/,
]

export const breaksIdentity = matchWords([...RACE, ...SKIN, ...RELIGION, ...GENDER, ...SEXUALITY], HARMLESS)
