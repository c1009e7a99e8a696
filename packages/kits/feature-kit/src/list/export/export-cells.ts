import type { TableColumn } from '@ssp/ui'

/** A cell of a file. A day or time is in UTC, so that it reads as displayed; null is empty. */
export type ExportCell = string | number | Date | null

type Kind = TableColumn<never>['kind']

// Inside a text, for example a possible line break or highlighted letters of a search.
const INSIDE = new Set(['WBR', 'MARK', 'B', 'STRONG', 'EM', 'I'])

// Buttons are not values.
const PRESSED = new Set(['BUTTON', 'SUMMARY'])

/**
 * The visible text of an element: the texts of its child elements separated by spaces, without buttons and content hidden
 * from assistive technology.
 */
export function shownText(element: Element): string {
  const parts: string[] = []
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '')
    if (!(node instanceof Element) || node.ariaHidden === 'true' || PRESSED.has(node.tagName)) return
    const apart = INSIDE.has(node.tagName) ? '' : ' '
    parts.push(apart)
    node.childNodes.forEach(read)
    parts.push(apart)
  }
  read(element)
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}

const DAY = /^(\d\d)[./](\d\d)[./](\d{4})(?: (\d\d):(\d\d))?$/

/** Converts a displayed text to a spreadsheet value: numbers and dates in columns of these kinds, otherwise text. */
export function cellOf(text: string, kind: Kind, locale: string): ExportCell {
  if (kind === 'date') {
    const [isDay, day, month, year, hour = 0, minute = 0] = DAY.exec(text) ?? []
    if (isDay) return new Date(Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hour), Number(minute)))
  }
  if (kind === 'number') {
    const plain = text.replaceAll(groupOf(locale), '')
    if (/^-?\d{1,15}$/.test(plain)) return Number(plain)
  }
  return text || null
}

const groupOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(10_000).find(({ type }) => type === 'group')
    ?.value ?? ','
