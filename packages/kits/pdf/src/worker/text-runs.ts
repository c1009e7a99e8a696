/** Name of the font of Arabic texts. */
export const ARABIC_FONT = 'NotoArabic'

/** A part of a text in one font. */
export interface TextRun {
  text: string
  font?: typeof ARABIC_FONT
  /** Whether the run is part of a word that is longer than a narrow column: it may break anywhere. */
  wordBreak?: 'break-all'
}

const RTL = /[\u0600-\u06FF\u0750-\u077F\u08A0-\u08FF\uFB50-\uFDFF\uFE70-\uFEFF]/
const RTL_PART = new RegExp(`${RTL.source}+(?:[\\s\\u200c\\u200d]+${RTL.source}+)*`, 'g')
/** Number of characters above which a word may not fit a column. */
const LONG = 25
const LONG_WORD = /(\S{25,})/
/** Approximate number of characters in one line of the page. */
const LINE = 70

/** A letter or pictogram that none of the fonts has. */
const UNKNOWN =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]|\p{Emoji_Presentation}/u

/** Whether a text has letters that the report cannot render, for example Hebrew, Chinese, or emoji. */
export const hasOtherScripts = (text: string): boolean => UNKNOWN.test(text)

/** Whether a text has Arabic letters. */
export const needsArabic = (text: string): boolean => RTL.test(text)

/**
 * Splits a text into runs of one font each. The layout engine places runs from left to right and shapes each one
 * separately, so the parts of an Arabic run are given in reverse, line by line. The space after a word is drawn on its
 * left.
 */
export function textRuns(text: string): TextRun[] {
  const runs: TextRun[] = []
  let end = 0
  for (const { 0: part, index } of text.matchAll(RTL_PART)) {
    const before = text.slice(end, index).replace(/ $/, '')
    if (before) runs.push(...breakable(before))
    runs.push({ text: reverseWords(part), font: ARABIC_FONT })
    end = index + part.length
  }
  if (end < text.length || runs.length === 0) runs.push(...breakable(text.slice(end)))
  return runs
}

/** Splits the long words of a text into separate runs, which the layout engine would otherwise let run off the page. */
const breakable = (text: string): TextRun[] =>
  text
    .split(LONG_WORD)
    .filter((part, _index, { length }) => part !== '' || length === 1)
    .map((part) => (part.length >= LONG && !/\s/.test(part) ? { text: part, wordBreak: 'break-all' } : { text: part }))

function reverseWords(text: string): string {
  const lines: string[][] = [[]]
  let length = 0
  for (const word of text.split(/\s+/)) {
    if (length + word.length > LINE && length > 0) {
      lines.push([])
      length = 0
    }
    lines.at(-1)?.push(word)
    length += word.length + 1
  }
  return lines.map((parts) => `${parts.toReversed().join(' ')} `).join('\n')
}
