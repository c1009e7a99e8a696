import type { ColumnChoice, ColumnItem, TableColumn } from '@ssp/ui'

/** The columns of a list as the account arranged them, for the table and the menu. */
export interface ArrangedColumns<Row> {
  /** The columns of the table. */
  columns: readonly TableColumn<Row>[]
  /** All columns, for the menu. */
  items: readonly ColumnItem[]
  /** The complete choice: columns that it does not name are at their default position. */
  choice: ColumnChoice
}

/**
 * Puts columns in the chosen order and removes the hidden ones. Keys of removed columns are ignored; a new column is placed
 * after its default predecessor. The main column cannot be hidden.
 */
export function arrangeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  chosen: ColumnChoice | undefined,
): ArrangedColumns<Row> {
  const main = (columns.find((column) => column.main) ?? columns[0])?.key
  const items = columns.map(({ key, header }) => ({ key, label: header, fixed: key === main }))
  const keys = columns.map(({ key }) => key)
  const { hidden = [], widths, density = 'comfortable' } = chosen ?? {}
  const order = [...new Set(chosen?.order)].filter((key) => keys.includes(key))
  keys.forEach((key, index) => {
    if (!order.includes(key)) order.splice(index === 0 ? 0 : order.indexOf(keys[index - 1] ?? '') + 1, 0, key)
  })
  const choice = { order, hidden, ...(widths && { widths }), density }
  if (!chosen) return { columns, items, choice }
  const drawn = order.flatMap((key) => {
    const column = columns.find((each) => each.key === key)
    // The table would otherwise use its first column as the main one.
    return column && (key === main || !hidden.includes(key))
      ? [{ ...column, main: key === main, chosenWidth: widths?.[key] }]
      : []
  })
  return { columns: drawn, items, choice }
}

const HIDDEN = '-'
const WIDTH = ':'

/** The chosen widths of existing columns in pixels, as part of a choice; empty if there are none. */
export function someWidths(widths: Readonly<Record<string, unknown>>): Pick<ColumnChoice, 'widths'> {
  const entries = Object.entries(widths).filter(
    (entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0 && Number(entry[1]) < 1000,
  )
  return entries.length > 0 ? { widths: Object.fromEntries(entries) } : {}
}

/**
 * The columns in an address, as for a saved view; undefined if there are none: `columns=name:240,-team&density=compact`.
 */
export function columnsOfAddress(search: string): ColumnChoice | undefined {
  const query = new URLSearchParams(search)
  const [columns, density] = [query.get('columns'), query.get('density')]
  if (columns === null && density === null) return undefined
  const entries = columns?.split(',').filter(Boolean) ?? []
  const read = entries.map((entry) => {
    const [name = '', width] = entry.split(WIDTH)
    const isHidden = name.startsWith(HIDDEN)
    return { key: isHidden ? name.slice(HIDDEN.length) : name, isHidden, width: Number(width) }
  })
  return {
    order: read.map(({ key }) => key),
    hidden: read.flatMap(({ key, isHidden }) => (isHidden ? key : [])),
    ...someWidths(Object.fromEntries(read.map(({ key, width }) => [key, width]))),
    density: density === 'compact' ? density : 'comfortable',
  }
}

/** Puts columns into the parameters of an address. */
export function putColumns(query: URLSearchParams, { order, hidden, widths, density }: ColumnChoice): void {
  const entryOf = (key: string) => {
    const width = widths?.[key]
    return `${hidden.includes(key) ? HIDDEN : ''}${key}${width === undefined ? '' : WIDTH + width}`
  }
  query.set('columns', order.map(entryOf).join(','))
  if (density === 'compact') query.set('density', density)
  else query.delete('density')
}
