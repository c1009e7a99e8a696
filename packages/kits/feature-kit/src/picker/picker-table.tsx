import { Checkbox, VisuallyHidden } from '@ssp/ui'
import type { ReactNode } from 'react'
import type { Selection } from '../list/use-selection'
import * as styles from './picker-table.css'

/** A record as shown in the picker. */
export interface PickerRow {
  id: string
  name: string
  /** A muted second line. */
  meta?: string
  /** Why it cannot be added; replaces the button. */
  unavailable?: string | undefined
}

/** A column of a picker's table. */
export interface PickerColumn<Row> {
  header: string
  cell: (record: Row) => ReactNode
}

/** The names of the columns. */
export const PickerHead = ({ columns }: { columns: readonly { header: string }[] }) => (
  <thead>
    <tr>
      {columns.map(({ header }) => (
        <th key={header} scope="col" className={styles.head}>
          {header}
        </th>
      ))}
    </tr>
  </thead>
)

/** Props of `PickerTable`. */
export interface PickerTableProps<Row> {
  /** Name of the rows, for assistive technology. */
  caption: string
  /** The first one is beside the checkbox. */
  columns: readonly [PickerColumn<Row>, ...PickerColumn<Row>[]]
  rows: readonly Row[]
  row: (record: Row) => PickerRow
  selection: Selection<Row>
  onTick: (id: string, ticked: boolean) => void
  /** Whether the rows are those of the previous page. */
  isPrevious: boolean
}

/** Records with checkboxes in a small table, which stays a table in a narrow panel. */
export function PickerTable<Row>(props: PickerTableProps<Row>) {
  const { caption, columns, rows, row, selection, onTick, isPrevious } = props
  const [first, ...others] = columns
  return (
    <table aria-label={caption} aria-busy={isPrevious} className={styles.table}>
      <PickerHead columns={columns} />
      <tbody>
        {rows.map((record) => {
          const { id, name, unavailable } = row(record)
          const ticked = selection.selected.has(id)
          return (
            <tr key={id} data-ticked={ticked ? '' : undefined} className={styles.row}>
              <td className={styles.cell}>
                <Checkbox
                  label={
                    <>
                      {first.cell(record)}
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </>
                  }
                  help={unavailable}
                  disabled={unavailable !== undefined}
                  checked={ticked}
                  onCheckedChange={(on) => onTick(id, on)}
                />
              </td>
              {others.map(({ header, cell }) => (
                <td key={header} className={styles.cell}>
                  {cell(record)}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Props of `ChosenList`. */
export interface ChosenListProps<Row> {
  title: string
  records: readonly Row[]
  row: (record: Row) => PickerRow
  /** Name of the button that removes a record. */
  removeOf: (name: string) => string
  onRemove: (id: string) => void
}

/** The ticked records of all pages and searches, each with a button that removes it. */
export function ChosenList<Row>({ title, records, row, removeOf, onRemove }: ChosenListProps<Row>) {
  if (records.length === 0) return null
  return (
    <section className={styles.chosen}>
      <h3 className={styles.chosenTitle}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list */}
      <ul role="list" aria-label={title} className={styles.chips}>
        {records.map((record) => {
          const { id, name } = row(record)
          return (
            <li key={id}>
              <button type="button" aria-label={removeOf(name)} className={styles.chip} onClick={() => onRemove(id)}>
                <span className={styles.chipName}>{name}</span>
                <span aria-hidden="true">×</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
