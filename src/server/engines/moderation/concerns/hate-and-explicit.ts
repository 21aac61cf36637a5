import { matchWords, words } from '../matcher.ts'

const GROUPS =
  'blacks?|black (?:people|guys?|girls?|m[ae]n|wom[ae]n)|whites|white (?:people|guys?|girls?|m[ae]n|wom[ae]n)|asians?|mexicans?|indians?|chinese|africans?|arabs?|jews?|jewish|muslims?|moslems?|christians?|catholics?|hindus?|gays?|lesbians?|queers?|homos?|homosexuals?|trans(?:gender)?(?: people| women| men)?|immigrants?|refugees?|foreigners?|disabled|autistics?|wom[ae]n|females|men|gypsies|gypsy|pakistanis?|fat (?:people|girls?|guys?|wom[ae]n|chicks?)|ugly (?:people|girls?|wom[ae]n)'

const SLURS = words`spics? wetbacks? gooks? paki pakis coons? raghead\w* towelhead\w* beaners? tards? libtards? trann(?:y|ies) shemales? chinam[ae]n injuns? redskins?
  zipperhead\w* jigaboos? darkies darky wogs? golliwog\w* sandnigg\w+ porch.monke\w+ jungle.bunn\w+ faggots? fags? dykes? poofter\w* retards? retarded mongoloid untermensch\w*
  subhumans? white.power heil.hitler sieg.heil 1488 14\/88 gas.the.jews go.back.to.africa feminazis? incels? whores? sluts?`

const HATE = [
  SLURS,
  new RegExp(
    `(?:i |we |really |fucking |all |just )*(?:hate|despise|loathe|can't stand|exterminate|deport|gas|shoot|kill|lynch|eliminate|hang) (?:all )?(?:the |those |these |you )?(?:fucking |filthy |dirty )?(?:${GROUPS})(?! who (?:use|wear|say|like|clap|skip))`,
  ),
  new RegExp(
    `(?:${GROUPS}) (?:should|must|need to|deserve to|ought to|have to) (?:all )?(?:die|be (?:killed|shot|deported|gassed|hanged|banned|exterminated|raped)|burn|go back|suffer|not exist|disappear)`,
  ),
  new RegExp(`(?:dirty|filthy|disgusting|fucking|stupid|inferior|subhuman) (?:${GROUPS})`),
  new RegExp(
    `(?:all )?(?:${GROUPS}) (?:are|r) (?:all )?(?:inferior|subhuman|animals|trash|garbage|vermin|scum|dogs|pigs|rats|criminals|terrorists|rapists|thieves|disgusting|filth|a disease|property|objects)`,
  ),
  new RegExp(
    `(?:pretty|hot|cute|attractive|beautiful|handsome|smart|clean|articulate|not bad) for an? (?:${GROUPS}|(?:fat|ugly|black|asian|white|brown|mexican|indian|muslim|jewish|trans|gay|disabled|big|old) \\w+)`,
  ),
  /go back to (?:your (?:own )?country|where you came from|africa|mexico|china|india)|(?:race|ethnic) (?:war|cleansing|traitor)|(?:bring back|deserves?) (?:slavery|the holocaust)|hitler was right|women belong in the kitchen|build the wall/,
  /kill\s*your\s*self|kys|neck yourself|hang yourself|go (?:and )?(?:die|kill yourself|jump off)(?! (?:laughing|of laughter))|drink bleach|(?:hope|wish) you (?:die|would die|get (?:raped|cancer|killed|hit by))|you (?:should|deserve to) (?:die|be raped|be shot|be killed)(?! (?:laughing|from))|unalive yourself|slit your/,
  /(?:i(?:'ll| will|'m going to|'m gonna| am going to|ma| wanna| want to| should|'d love to)|gonna|going to) (?:\w+ )?(?:kill|murder|rape|stab|shoot|strangle|choke|beat|drown|behead|burn) (?:you|her|him|them|my (?:\w+)|everyone|everybody|all of|every)(?! (?:with (?:kindness|love|kisses|compliments|laughter|puns)|a (?:text|message|look|wink|smile)|my (?:best|number)|at |in (?:mario|chess|scrabble|a race)|to (?:it|the)|up a|for (?:a|the) (?:chance|date)|some|laughing|softly|alarm|time|dinner|toast|pancakes|calories|egg|drink))/,
  /(?:bomb|shoot up|blow up|burn down) (?:the|a|my|this|your) (?:school|office|church|mosque|synagogue|building|hospital|airport|house|place)|mass shooting|school shoot\w*|(?:join|praise|support) (?:isis|the kkk|al qaeda|hamas)|rape (?:you|her|him|them|all)/,
]

const EXPLICIT = [
  words`blow-?jobs? hand-?jobs? rim-?jobs? cunnilingus fellatio deepthroat\w* gang-?bang\w* creampies? cumshots? bukkake dildos? vibrators? butt-?plugs? boners? erections? hard-?on
    horny nudes? milfs? gilfs? dilfs? clit\w* vaginas? penis(?:es)? dicks? cocks? pussies pussy tits titties boobs? boobies anal orgasms? masturbat\w+ ejaculat\w+ cum cumming semen jizz
    porn\w* hentai xxx onlyfans threesomes? foursomes? doggy-?style missionary.position 69-?ing sexting dick-?pics? buttholes? assholes.licked camel-?toe pegging fisting bdsm fingering`,
  /(?:wanna|want to|let'?s|lets|gonna|going to|can i|could i|i'?d|i will|i'?ll|ready to|love to|down to|dtf) (?:\w+ )?(?:fuck|bang|screw|smash|shag|bone|hump|finger|lick|rail|breed|rub|spank) (?:you|u|me|your|ur|that (?:ass|body)|tonight|all night)|dtf|fuck me|fuck you (?:tonight|all night|hard|senseless|silly|so|until|till|on|against|in)/,
  /suck (?:my|on my|your|ur|me off|you off|him off)(?! (?:thumb|toes off| at| blood))|sit on my (?:face|lap)|ride (?:me|my (?:face|cock|dick)|you all night)|bend (?:you|me) over|eat (?:you|me|u|her|him) out(?! (?:for|at))|go(?:ing)? down on (?:you|me|u|him|her)|(?:lick|taste|eat|touch|finger|pound|fill) (?:your|ur|that|my) (?:pussy|ass|cock|dick|body|hole|clit|tits|boobs|nipples|crotch|privates)/,
  /(?:be|get|come|cum|go|deep|put it|stick it|want (?:you|it)) (?:deep )?inside (?:of )?(?:you|u|me)(?:r (?:pants|panties|bed|ass))?|(?:get|take|rip|strip) (?:you|your|ur|me|my|those) (?:\w+ )?(?:naked|clothes off|pants off|panties|bra off|undressed|out of (?:those|your) (?:clothes|pants))|get in(?:to)? (?:your|ur|my) (?:pants|panties|knickers)/,
  /(?:have|having|had|want|wants|need) (?:\w+ )?sex|sex with|sexual (?:favou?rs?|intercourse|fantas\w+)|send (?:me )?(?:nudes?|a nude|noods|pics of your (?:body|boobs|ass))|(?:my|your|ur) (?:hard|wet|throbbing|tight|huge|big|thick) (?:cock|dick|pussy|hole|member|ass)|(?:make|get) (?:you|u|me) (?:so )?(?:wet|hard|cum|moan|scream my name|come (?:hard|all night|multiple|twice|again))|spread (?:your|those|ur) legs|in (?:your|my) (?:mouth|ass|pussy)(?! (?:waters|shut|water))|spit on me|choke me(?: daddy)?|on your knees|breed(?:ing)? (?:you|kink)/,
]

const HARMLESS = [
  /moby dick|dick van dyke|dick's sporting|van dyke|private dick|(?:my|your|his) name(?:'s| is) dick|spotted dick|cock(?:-| )a(?:-| )doodle|(?:blue|great|coal) tits?|tit for tat|nude (?:lipstick|heels|colou?r)|pussy ?cats?|pussy willow|magna cum|cum laude|anal(?:og|yst)\w*|anal retentive|chink in|racoons?|maine coons?|raccoons?/,
  /men at work|ladies and gentlemen|(?:mario|chess|scrabble) (?:kill|beat)\w*|sex on the beach|sex and the city|sex education|beat (?:you|u|them|him|her) (?:at|to|in) \w+|kill (?:my|some|the) (?:time|alarm|vibe|mood|battery|plants?|houseplants?|basil|cactus|succulents?|buzz)|burn (?:my|the) (?:toast|tongue|dinner|cd|candle)\w*|shoot my shot|choke my (?:words|drink)/,
]

export const soundsHateful = matchWords(HATE, HARMLESS)
export const soundsExplicit = matchWords(EXPLICIT, HARMLESS)
