import { matchWords, words } from '../matcher.ts'

/** Weight, bodies, facial features and looks. A pet may have ears; a person is never roasted for theirs. */

const WEIGHT = [
  words`fatt?(?:er|est|y|ies|so|ass)? lard lard-?ass tubby obes(?:e|ity) overweight underweight chubby chubbiest chonky? plump plus-size
    skinny scrawny thicc lanky flabb?(?:y)? porky podgy pudgy paunch paunchy anorexi\w+ bulimi\w+ muffin-?top dad-?bod
    double-?chins? love-?handles man-?boobs moobs cankles beach-?body bikini-?body six-?pack beer-?belly beer-?gut cellulite bmi
    weight-?loss jenny.craig ozempic liposuction`,
  /(?:your|that|the|a few|extra|lose|losing|lost|gain|gained|gaining|put on|shed) (?:some |a bit of |a little |all that |body)?(?:weight|pounds|kilos|calories|stomach|waistline|waist|thighs|belly fat)(?! of the| into| behind| on the line)/,
  /(?:you(?:'re| are)|you look|looking|looks) (?:so |very |too |a bit |a little )?(?:chunky|bony|hefty|stocky|stout|tubby|bloated|swollen|heavy|huge|massive|enormous|big-boned|short|tiny|thin)(?=$|[.,!?;:]| (?:in|today|there|for))/,
  /(?:go|going|went|be|being|need|needs|on) (?:on )?a (?:strict )?diet|(?:ate|eaten|eating) all the pies|whale|hippo(?:potamus)?|land whale/,
  /(?:add|adds|added) (?:ten|five|twenty|10|5|20) (?:pounds|kilos)|midget|dwarf(?:ed)? (?:person|body)|dwarfism/,
]

/** Only people are said to have these, so they are never told of anybody. */
const FEATURES = [
  words`foreheads? fivehead hairlines? jawlines? cheek-?bones? cheekbones? eyebrows? unibrow monobrow eyelash(?:es)? wrinkl(?:es|ed|y|ing) crow's.feet
    acne pimples? pimply zits? bald baldness balding bald-?spot comb-?over receding beards? bearded moustaches? mustaches? goatees? stubble
    freckl(?:es|ed|y) birthmarks? warts? hairdos? hairstyles? haircuts? toupees? nostrils? chins? dimples? eye-?bags dandruff blackheads pores
    buck-?teeth crossed-?eyes cross-?eyed bug-?eyed nipples? armpits? man-?bun mullet combover pot-?belly`,
  /your (?:own )?(?:\w+ ){0,2}(?:nose|noses|teeth|tooth|ears?|lips?|jaw|cheeks?|belly|stomach|gut|thighs?|ankles|neck|hair|boobs|chest|legs|feet|toes|fingers|knuckles|shoulders are|eyes are)(?! (?:of the|protector|guard))/,
  /(?:that|those|this|these|the|a|such|big|huge|tiny|crooked|weird|bad|greasy|messy|thin|flat|pointy|yellow) (?:\w+ )?(?:nose|teeth|hair|lips|jaw|ears)(?= (?:of yours|on you|of theirs)| deserves?| needs?)/,
  /(?:those|these|that) (?:\w+ )?(?:teeth|lips|jaw)|bad hair day|bed ?head|(?:resting|ugly) \w+ face|face only a mother|(?:a )?face (?:for|made for) radio|butter ?face|horse ?face|pizza face/,
]

const LOOKS = [
  words`ugly uglier ugliest ugliness hideous(?:ly)? unattractive repulsive grotesque deformed disfigured facelift face-?lift botox nose-?job
    plastic.surgery plastic.surgeon`,
  /(?:you(?:'re| are)|you look|your face is) (?:so |very |too )?(?:gross|disgusting|revolting|vile|hag|troll|goblin|monster)/,
]

const HARMLESS = [
  /(?:raised?|raises|raising|lifts?|lifted) (?:an |one |some |several |a few |its |the )?eyebrows?|(?:their|whose|several|six|ten|one|its) eyebrows?|bald eagles?|fat (?:chance|quarter|on (?:it|any|them|that))|no fat|hairline (?:cracks?|fractures?)|(?:fake|false|stick-on) (?:beards?|moustaches?)|skinny (?:jeans|latte|tie|lapels?)|short on |by the skin of (?:your|its) teeth|ugly duckling|ugly (?:jumper|sweater)s?/,
  /keep your (?:chin up|hair on|ears? open|nose clean)|by a nose|ear to the ground|up to your (?:ears|neck|eyeballs)|cold feet|on your (?:feet|toes)|your (?:neck of the woods|two feet)/,
  /off (?:his|her|its|their) chest|tongue in cheek|(?:get|got|off) your chest|at your (?:feet|fingertips)|(?:pulling|pull|pulls) (?:your|a|the) legs?|(?:whale|hippo)(?:-watching| watching)|big fat zero/,
  /your (?:cat|dog|pet|puppy|kitten|rabbit|parrot|hamster|bird|horse)'s (?:\w+ )?(?:nose|teeth|ears?|belly|hair|feet|legs|neck|stomach)/,
]

export const breaksBody = matchWords([...WEIGHT, ...FEATURES, ...LOOKS], HARMLESS)
