/** What the name or the text of a document says about whose it is and when. */
export interface Clues {
  /** Texts that may be the identifier of an employee, the most telling first. */
  candidates: string[]
  /** Those of them that the text itself calls the number of an employee. */
  labelled: string[]
  /** The date that it names, `YYYY-MM-DD` or `YYYY-MM`. */
  date: string | null
  /** Whether the date must be the pay date itself: a day of payment, not of processing. */
  isPayDate: boolean
}

const MAX_PARTS = 12
/** Candidates of one page: a text of a payslip has some dozens of words with digits. */
const MAX_CANDIDATES = 200

const DATE_IN_NAME = /(?<!\d)(20\d\d)[-_.]?(0[1-9]|1[0-2])(?:[-_.]?(0[1-9]|[12]\d|3[01]))?(?!\d)/u

/**
 * Clues of the name of a file: the whole name without its extension and every run of its parts, the longest first. A date
 * in it is no identifier.
 */
export function cluesOfName(path: string): Clues {
  const name = (path.split('/').at(-1) ?? '').replace(/\.[^.]{1,10}$/u, '').trim()
  const [found, year = '', month = '', day] = DATE_IN_NAME.exec(name) ?? []
  // A name that is nothing but digits is an identifier, even where it could be a date.
  const isDate = found !== undefined && found !== name
  const rest = isDate ? name.replace(found, ' ') : name
  const parts = rest.split(/([\s_.,;()-]+)/u).slice(0, 2 * MAX_PARTS)
  const runs = new Set([name])
  for (let from = 0; from < parts.length; from += 2)
    for (let to = from; to < parts.length; to += 2) {
      const run = parts.slice(from, to + 1).join('')
      if (/\p{N}/u.test(run) && run.length > 2 && run.length <= 100 && parts[from] && parts[to]) runs.add(run)
    }
  return {
    candidates: [...runs].filter((run) => run !== '' && run.length <= 100).toSorted((a, b) => b.length - a.length),
    labelled: [],
    date: isDate ? [year, month, ...(day === undefined ? [] : [day])].join('-') : null,
    isPayDate: day !== undefined,
  }
}

const LABEL = /\b(?:employee|payroll|staff|works|personnel|clock) ?(?:number|no|id|ref|reference|code)\b[ .:#]{0,4}/giu
const IDENTIFIER = /^[\p{L}\p{N}][\p{L}\p{N}/_-]*/u
const WORD = /(?<![\p{L}\p{N}/_-])[\p{L}\p{N}][\p{L}\p{N}/_-]{1,60}/gu
const DATED =
  /\b(pay date|payment date|date paid|processed|process date|processing date|period end|period ending)\b[ .:]{0,4}(\d{4}-\d\d-\d\d|\d\d[/.]\d\d[/.]\d{4})/iu

const toDate = (text: string): string => {
  const [day = '', month = '', year = ''] = text.split(/[/.]/u)
  return year === '' ? text : `${year}-${month}-${day}`
}

// Every payslip has short plain numbers: one identifies no employee unless the text calls it an identifier.
const isTelling = (word: string) =>
  /\p{N}/u.test(word) && (/\p{L}/u.test(word) || word.length >= 5) && !/^\d{1,4}[/-]\d{1,2}[/-]\d{1,4}$/u.test(word)

/** Clues of the text of a page. */
export function cluesOfText(text: string): Clues {
  const flat = text.replace(/\s+/gu, ' ')
  const afterLabels = [...flat.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const from = index + label.length
    return IDENTIFIER.exec(flat.slice(from, from + 61))?.[0] ?? []
  })
  const labelled = [...new Set(afterLabels)].slice(0, 20)
  const telling = [...flat.matchAll(WORD)].map(([word]) => word).filter(isTelling)
  const dated = DATED.exec(flat)
  return {
    candidates: [...new Set([...labelled, ...telling])].slice(0, MAX_CANDIDATES),
    labelled,
    date: dated ? toDate(dated[2] ?? '') : null,
    isPayDate: /^(?:pay|date paid)/iu.test(dated?.[1] ?? ''),
  }
}

/** Days that processing may lie before or after the day of payment, and that a last payment may follow the day of leaving. */
export const TOLERANCE = 31

/** Whether a document that names a date belongs to another pay date. */
export function isOtherPeriod({ date, isPayDate }: Pick<Clues, 'date' | 'isPayDate'>, payDate: string): boolean {
  if (date === null) return false
  if (date.length === 7) return !payDate.startsWith(date)
  if (isPayDate) return date !== payDate
  return Math.abs(Date.parse(date) - Date.parse(payDate)) > TOLERANCE * 86_400_000
}
