import { matchWords, words } from '../matcher.ts'

/** Age, wealth and class, illness and disability: what nobody chose. */

const AGE = [
  words`grandm(?:a|as|other|others|um|ums) grandp(?:a|as) grandfathers? grandad granddad grann(?:y|ies) gran nanna boomers? millennials? zoomers? gen-?z
    elderly senile geriatric pensioners? octogenarian pensionable teenagers? teenaged? adolescen(?:t|ts|ce) menopaus\w+ prepubescent puberty
    middle-?aged mid-?life over-?the-?hill old-timer oldies? spinster decrepit retirement-?home nursing-?home care-?home underage jailbait`,
  /(?:at|for|of|act|acting|show|showing|shows|beyond|guess) your age|your (?:real )?age|age(?:d|ing|s)? (?:badly|well|poorly|gracefully|like)|aging|ageing (?:badly|well)|anti-?age?ing/,
  /(?:you(?:'re| are| look)|you look|looking|looks|feeling|getting|too|so) (?:so |too |very |a bit |really |this )?(?:old|older|young|youthful|immature for|ancient|aged|elderly)(?! (?:school|news|friends?|hat|enough for a joke|photo|wall|fashioned|money|town|habit))/,
  /an? has[- ]been|(?:twice|half) your age|past (?:your|its|their) (?:prime|best)|in (?:your|their) (?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|youth|day)|like an? (?:toddler|teenager|pensioner)|old (?:man|woman|lady|people|person|hag|fart|bag|age|folks)/,
  /you(?:'re| are| look) (?:about |like |roughly )?\d{2}(?= years| year|$|[.,!?])|\d{2}[- ]year[- ]olds?/,
]

const WEALTH = [
  words`peasants? trailer-?trash trailer-?park white-?trash ghetto homeless hobos? vagrants? chavs? chavvy redneck hillbilly hillbillies bogan plebs? plebeian
    food-?stamps council-?estate slums? unemployed unemployable low-?income lower-?class working-?class upper-?class middle-?class underclass
    classless trashy penniless impoverished poverty bankrupt(?:cy)? destitute minimum-?wage nouveau-?riche trust-?fund welfare beggars? sugar-?daddy`,
  /(?:you(?:'re| are)|you look|looks?|looking|so|too) (?:so |too |very |a bit |dirt )?(?:poor|broke|cheap|skint|rich|wealthy|posh)(?! (?:at|in tone|and warm|with|colou?r|brown|red|blue|green|light|lighting|the|up|down|even|on))/,
  /(?:poor|rich|broke|posh|wealthy) (?:people|person|folks?|kids?|guy|girl|family|parents)|(?:cheap|knock-?off|bargain-bin|dollar-store|poundland) (?:outfit|top|shirt|clothes|clothing|jacket|shoes|suit|dress|look|fit|wardrobe)/,
  /(?:can't|cannot|couldn't|can not|could not) afford (?:a|an|the|new|better|any|decent|real|it|that|this|clothes)|your (?:bank (?:account|balance)|salary|wages?|paycheck|income|credit (?:score|rating)|social class|net worth)|low[- ]rent|no class/,
]

const HEALTH = [
  words`disab(?:led|ility|ilities) handicap(?:ped|s)? wheelchairs? cripp(?:le|les|led|ling)s? quadriplegic paraplegic amputees? autis(?:m|tic) aspergers? asperger's
    adhd o\.?c\.?d bipolar schizo\w* psychotic psychos? psychopaths? sociopaths? dementia alzheimer'?s parkinson'?s cancer(?:ous)? chemo(?:therapy)? leukaemia leukemia
    tumou?rs? seizures? epilep\w+ comatose diabet(?:es|ic) hiv leper lepers leprosy tourette'?s down'?s-syndrome down.syndrome dyslexi\w+ lunatics?
    insane-?asylum mental-?(?:hospital|patient|institution|illness|case|asylum) mentally-?(?:ill|unstable|disabled|challenged) special-?needs
    clinically.depressed depression antidepressants? prozac xanax ptsd covid malaria plague-?ridden inbred inbreeding imbecile cretin mongoloid palsy`,
  /(?:having|had|have|has) (?:a|an) (?:stroke|seizure|breakdown|aneurysm|heart attack)|(?:you(?:'re| are)|are you|legally|half|clinically|going) (?:blind|deaf|mute|insane|depressed|crippled|braindead|brain[- ]dead|mental)(?! spot| date)/,
  /(?:blind|deaf) (?:person|people|man|woman|kid|child)|off (?:your|their) (?:meds|medication)|needs? (?:medical|psychiatric) (?:help|attention)|(?:eating|personality|anxiety|mental) disorder/,
]

const HARMLESS = [
  /old (?:school|money|news|hat|habits?|friends?|photos?|town)|rich in |poor (?:light|lighting|lamp|wall|plant|sofa|cushion|thing|cat|dog|door|chair|tie|cup|curtains?|sleeves?|collar|crop|framing)/,
  /horror zodiac cancer|tropic of cancer|broke (?:up|the|it|down|even|out|in|into|through|ranks|my|his|character)|teenage mutant/,
]

export const breaksAge = matchWords(AGE, HARMLESS)
export const breaksWealth = matchWords(WEALTH, HARMLESS)
export const breaksHealth = matchWords(HEALTH, HARMLESS)
