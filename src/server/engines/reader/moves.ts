import type { LineMoves } from '#domain/pickup-line.ts'
import type { ReadText } from './text.ts'

const COMPLIMENT =
  /\b(?:beautiful|gorgeous|stunning|pretty|cute|handsome|lovely|amazing|perfect|adorable|attractive|breathtaking|(?:so|are|damn|look|looking) fine|fine written|hot|sexy|smart|funny|charming|radiant|dazzling|wonderful|incredible|special|sweet|your (?:smile|eyes|laugh))\b/
const NEG =
  /\b(?:you would be (?:\w+ )?(?:pretty|prettier|cute|hot|beautiful|attractive|handsome|perfect)\w* (?:if|but|without)|for (?:a|an|your|someone)\b.*\byou (?:are|look)|not (?:bad|that ugly|the worst)|too (?:pretty|good|hot) for|usually (?:do not|date|go for)|out of (?:your|my) league|settle for|i guess you|even you|smile more|ugly|not my type|you look tired|lower my standards|you will do|you are (?:(?:so|too|very|really|kinda|pretty|a bit) )?(?:fat|boring)|stuck up|but i would still (?:\w+ )?(?:date|take|go out with) you)\b/
const NUMBER = /\b(?:your|ur|phone|a|the) (?:phone )?(?:number|digits|insta\w*|snap\w*|whatsapp|contact)\b/
const ASKING = /\b(?:can|could|may|have|get|give|borrow|need|want|lost|drop|ask)\b/
const DATE =
  /\b(?:(?:go|take|ask) (?:\w+ )?(?:out|on a date)|a date|date me|go out with|date with|dating me|hang out|see you (?:again|tonight)|take you out|grab (?:a|some)|meet up)\b/
const DINNER = /\b(?:dinner|supper|lunch|brunch|breakfast|restaurant|cook for you|eat (?:together|with me))\b/
const DRINK =
  /\b(?:buy|get|grab|have|share|for|fancy) (?:\w+ ){0,3}(?:drinks?|coffee|beer|wine|cocktail|pint|tea)\b/
const MARRIAGE = /\b(?:marry|married|marriage|wedding|wife|husband|last name|honeymoon|propose|our kids)\b/
const APOLOGY = /\b(?:sorry|apologi[sz]e|forgive me|excuse me|pardon)\b/
const ANNOUNCEMENT =
  /\b(?:pick ?up ?line|pickup|chat ?up line|joke|pun|do not laugh|cheesy|corny|i practi[sc]ed|been told|rizz|smooth)\b/
const BOAST =
  /\b(?:i am (?:a|the) (?:\w+ )?(?:catch|best|king|god|alpha|legend|boss|prize|ten|10|expert|genius|millionaire)|i am (?:rich|hot|sexy|handsome|smart|great|perfect|tall)|my (?:ferrari|porsche|yacht|abs|muscles|bank account)|lucky to have me|you are welcome)\b/
const BEG =
  /\b(?:please|i am begging|beg you|just one (?:chance|date)|give me a chance|so lonely|i have nobody|desperate)\b/
const SUGGESTIVE =
  /\b(?:bed|naked|sexy|undress|clothes off|my place|your place|strip|shower|underwear|pants|booty|butt|kiss\w*|make out|spank|thighs?|lips|cuddle|netflix and chill|turn(?:s|ed)? (?:me )?on|daddy|mommy|horny|sex|legs\b.*\bopen)\b/
const EX = /\b(?:my|your) ex\b|\bex (?:girlfriend|boyfriend|wife|husband)\b/
/** What may be said again in a joke; the rest would only be rude or gendered. */
const REPEATABLE_PET_NAMES = new Set([
  'babe',
  'baby',
  'bae',
  'sweetheart',
  'sweetie',
  'darling',
  'honey',
  'hun',
  'cutie',
  'dear',
  'sunshine',
  'gorgeous',
  'beautiful',
  'boo',
])
const ANSWERABLE =
  /\b(?:what|which|where|who|when|why|how|do you|are you|have you|would you|can i|can you|could|want to|is your|is it|did you|should|may i|will you)\b/

export function findMoves(text: ReadText, questions: number): LineMoves {
  const { plain } = text
  return {
    compliments: COMPLIMENT.test(plain),
    negs: NEG.test(plain),
    asksForNumber: NUMBER.test(plain) && ASKING.test(plain),
    asksForDate: DATE.test(plain),
    offersDinner: DINNER.test(plain) && /\b(?:you|us|we|me)\b/.test(plain),
    offersDrink: DRINK.test(plain),
    proposesMarriage: MARRIAGE.test(plain),
    apologises: APOLOGY.test(plain),
    announces: ANNOUNCEMENT.test(plain),
    boasts: BOAST.test(plain),
    begs: BEG.test(plain),
    isSuggestive: SUGGESTIVE.test(plain),
    mentionsEx: EX.test(plain),
    petName: findPetName(text),
    invitesAnswer: questions > 0 && ANSWERABLE.test(plain),
  }
}

/** Only where somebody is addressed: at the start, after a greeting, or set off by commas. */
function findPetName({ trimmed, plain }: ReadText): string | null {
  const greeted =
    plain.match(/^(?:(?:hey+|hi+|hello+|yo|so|okay|well|oh|good (?:morning|evening)) )+(\w+)\b/)?.[1] ?? ''
  const between = [...trimmed.toLowerCase().matchAll(/(?:^|,\s*)([a-z]+)\s*(?=[,.!?]|$)/g)].map(
    (match) => match[1] ?? '',
  )
  const anywhere = plain.match(/\b(?:babe|bae|sweetheart|sweetie|darling|hun|cutie)\b/)?.[0] ?? ''
  return [greeted, ...between, anywhere].find((name) => REPEATABLE_PET_NAMES.has(name)) ?? null
}
