import type { ClicheId } from '#domain/pickup-line.ts'

/** How each family of worn-out lines gives itself away, in text that is written out ("you are", "because"). */
const FAMILIES: readonly (readonly [ClicheId, RegExp])[] = [
  ['angel', /\b(?:heaven|angels?|heavenly)\b/],
  ['tired-running', /\b(?:tired|legs?)\b.*\brunning\b|\brunning through my (?:mind|head|dreams)\b/],
  ['library-card', /\blibrary\b.*\bcheck(?:ing|ed)?\b|\bcheck(?:ing|ed)? (?:you|u) out\b/],
  [
    'map-eyes',
    /\bmap\b.*\blost\b|\blost in your (?:eyes|smile)\b|\b(?:swim|drown)\w* in your eyes\b|\bdirections to your (?:heart|place)\b/,
  ],
  [
    'parking-ticket',
    /\b(?:parking|speeding|library)? ?(?:ticket|fine)\b.*\bfine\b|\bfine written all over\b/,
  ],
  [
    'wifi-connection',
    /\b(?:wifi|wi-fi|wi fi|internet|router|bluetooth|hotspot)\b.*\bconnect\w*|\bconnection\b.*\b(?:wifi|router|internet|bluetooth)\b/,
  ],
  ['keyboard', /\b(?:keyboard|typewriter|font|blood)\b.*\bmy type\b|\bjust my type\b/],
  ['magician', /\bmagici?a?n?\b.*\bdisappear|\beveryone else (?:disappears|vanishes)\b/],
  ['stolen-stars', /\bstole\b.*\bstars\b|\bstars\b.*\b(?:in|from) your eyes\b/],
  ['alphabet', /\balphabet\b.*\b(?:u|you|together|letters?)\b/],
  [
    'sugar',
    /\b(?:sugar|candy|honey|chocolate)\b.*\bsweet\b|\bso sweet\b.*\b(?:tooth\w*|diabetes|cavit\w+)\b/,
  ],
  ['snack', /\b(?:a|whole|like a|full) (?:snack|meal)\b|\bon the menu\b|\blook (?:good enough|delicious)\b/],
  ['photographer', /\bpicture (?:us|me and you|you and me|you and i)\b/],
  [
    'search-engine',
    /\b(?:google|bing|search engine)\b.*\bsearching\b|\beverything i (?:am|have been|was) (?:searching|looking) for\b/,
  ],
  ['time-traveller', /\btime (?:travel\w*|machine)\b|\bsee you in my future\b|\bin my future\b/],
  ['lost-number', /\b(?:lost|forgot|missing)\b.*\b(?:phone )?number\b|\bnumber\b.*\b(?:in it|is not in)\b/],
  ['partner-material', /\b(?:boyfriend|girlfriend|husband|wife|partner|wifey|hubby) material\b/],
  ['tennessee', /\btennessee\b|\bonly (?:ten|10) i see\b/],
  ['band-aid', /\b(?:band ?aid|bandaid|plaster|scraped)\b.*\b(?:fall|fell|knee)/],
  ['first-sight', /\blove at first (?:sight|swipe|site)\b|\bwalk (?:by|past) again\b/],
  [
    'dream-come-true',
    /\bdream come true\b|\b(?:man|woman|girl|guy|one) of my dreams\b|\bi must be dreaming\b|\bpinch me\b/,
  ],
  [
    'sunburn-hot',
    /\balways this hot\b|\bhot in here\b|\b(?:sunburn|sun burn|fire|oven|stove|fever)\b.*\bhot\b|\byou are (?:so |really )?hot\b/,
  ],
  ['fine-print', /\bfine ?apple\b|\bfine print\b/],
  ['dictionary', /\bdictionary\b.*\bmeaning\b|\bmeaning to my life\b/],
  ['banana', /\ba ?peeling\b|\bbanana\b.*\bappeal/],
  ['camera', /\bcamera\b.*\bsmile\b/],
  ['puzzle-piece', /\bmissing piece\b|\bpuzzle\b.*\bpiece\b/],
  ['gravity', /\bfall(?:ing|en)? for you\b|\bfell for you\b|\bfallen for you\b/],
  ['periodic-table', /\bperiodic table\b|\bcopper\b.*\btellurium\b|\bhave chemistry\b|\bcu te\b/],
  ['loan-interest', /\b(?:loan|bank|mortgage|investment)\b.*\binterest\b/],
  ['raisins', /\braisins?\b.*\bdate\b/],
  ['polar-bear', /\bpolar bear\b|\bbreak(?:s|ing)? the ice\b/],
  ['roses-are-red', /\broses are red\b|\bviolets are\b/],
  ['thief-heart', /\b(?:stole|stolen|steal|stealing)\b.*\bheart\b/],
  [
    'jail',
    /\b(?:illegal|crime|criminal|arrested|guilty)\b.*\b(?:look|looking|cute|beautiful|hot|gorgeous|charged|pretty|sexy)\b|\b(?:cute|beautiful|gorgeous|hot|looking)\b.*\b(?:crime|illegal)\b/,
  ],
  [
    'weather',
    /\b(?:light|lights|brighten\w*) up my (?:day|life|world)\b|\bmy (?:only )?sunshine\b|\bare you the sun\b/,
  ],
  ['treasure', /\bx marks the spot\b|\btreasure\b.*\bdig\b/],
  ['museum', /\bwork of art\b|\bmasterpiece\b|\bbelong in a museum\b/],
  ['phone-wallpaper', /\bphone\b.*\bwallpaper\b|\bwallpaper\b.*\bphone\b/],
  ['swipe-right', /\bswiped? right\b|\bmatch made in\b|\bperfect match\b/],
  ['mirror', /\bmirror\b.*\bsee myself\b|\bsee myself in your\b/],
  ['batman', /\b(?:batman|superman|spiderman|superhero)\b/],
  [
    'come-here-often',
    /\bcome here often\b|\bwhat is your sign\b|\bseat taken\b|\ball my life\b|\bhave we met\b|\bplace like this\b/,
  ],
]

/** The families that the text belongs to, in the order of the table. */
export function findCliches(plain: string): ClicheId[] {
  return FAMILIES.filter(([, pattern]) => pattern.test(plain)).map(([id]) => id)
}
