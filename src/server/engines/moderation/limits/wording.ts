import { matchWords } from '../matcher.ts'

/** Ways of putting it that are never shown: worn-out verdicts, hashtags, machine talk, and ways to reach somebody. */

export const breaksWording = matchWords([
  /(?:in)?decent(?:ly|ish)?|(?:could|can|might|would) (?:be|do|have been|have done) (?:much |so much |a lot |way )?better|at least you tried|you(?: kind of| kinda| sort of)? look like (?:you\w*|you're|some(?:one|body)|the (?:kind|type|sort|person))/,
  /as an? (?:ai|language model|large language model|assistant)|language model|i(?:'m| am) (?:sorry|unable|not able)(?:,| to| but| i can)|i can(?:'t|not| not) (?:help|assist|roast|comply|do that|provide|create|generate)|(?:my|here is the|here are the) (?:system prompt|instructions|guidelines|programming)/,
])

const HASHTAG = /(?:^|\s)#\p{L}[\p{L}\d_]+/u
const ADDRESS =
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w{2,}|(?:^|\s)@\w{3,}|\b(?:t\.me|wa\.me|bit\.ly|discord\.gg)\b/u
const DOMAIN =
  /\b[a-z\d][a-z\d-]+\.(?:com|net|org|info|biz|co|io|gg|tv|me|app|dev|xyz|ai|uk|de|fr|es|it|nl|ru|br|jp|in|us|link|shop|site|online|club)(?=$|[\s/:?#)"',!]|\.(?:\s|$))/u
const SPOKEN_DOMAIN = /\w+ ?(?:\(|\[)? ?dot ?(?:\)|\])? ?(?:com|net|org|io)\b/u
const PHONE =
  /(?:\+|\b00)\d[\d\s().-]{6,}\d|(?<![\d.])\(?\d{3}\)?[-. ]\d{3}[-. ]\d{4}(?!\d)|(?<![\d.-])\d{3}[-. ]\d{4}(?![\d-])|(?<!\d)\d(?:[\s.-]?\d){8,}(?!\d)/u
const CARD_OR_ACCOUNT = /\b[a-z]{2}\d{2}(?: ?[a-z\d]{4}){3,}\b/u

export function holdsHashtag(text: string): boolean {
  return HASHTAG.test(text)
}

/** Looks at the text as written: domains and numbers do not survive the undoing of tricks. */
export function holdsContactDetails(text: string): boolean {
  const lower = text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase()
  return [ADDRESS, DOMAIN, SPOKEN_DOMAIN, PHONE, CARD_OR_ACCOUNT].some((pattern) => pattern.test(lower))
}
