/** Words that are written with something left out at their beginning, and years. */
const SHORTENED = /^(?:\d\ds?|em|til|tis|twas|cause|bout|n)(?![\p{L}\p{N}])/iu
/** What an opening mark comes after, if it is not the first. */
const BEFORE_OPENING = /[\s([{\u2014\u2013"'\u201c\u2018-]/u

/**
 * Quotation marks and apostrophes as a printer sets them: “so”, ‘so’, don’t, ’90s. The text stays as long as it was, and one
 * that is set already stays as it is.
 */
export function setQuotes(text: string): string {
  return text.replace(/["']/g, (mark, at: number) => {
    const isOpening = at === 0 || BEFORE_OPENING.test(text.charAt(at - 1))
    if (mark === '"') return isOpening ? '“' : '”'
    return isOpening && !SHORTENED.test(text.slice(at + 1)) ? '‘' : '’'
  })
}
