import { VisuallyHidden } from '@ssp/ui'
import { useId } from 'react'
import type { PickerRow, PickerColumn } from './picker-table'
import * as styles from './picker-table.css'

/** Props of `ChoiceTable`. */
export interface ChoiceTableProps<Row> {
  /** Names the field. */
  label: string
  /** The first one is beside the radio button. */
  columns: readonly [PickerColumn<Row>, ...PickerColumn<Row>[]]
  rows: readonly (PickerRow & { record: Row })[]
  /** Id of the chosen record; '' for none. */
  value: string
  onValueChange: (id: string) => void
  /** Whether the rows are those of the previous page. */
  isPrevious: boolean
  error?: string | undefined
}

/** Records with radio buttons in the columns of a small table; the whole row chooses. */
export function ChoiceTable<Row>(props: ChoiceTableProps<Row>) {
  const { label, columns, rows, value, onValueChange, isPrevious, error } = props
  const [first, ...others] = columns
  const id = useId()
  return (
    <div role="radiogroup" aria-label={label} aria-invalid={error !== undefined} aria-describedby={`${id}-error`}>
      <table aria-label={label} aria-busy={isPrevious} className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col" className={styles.head}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id: rowId, name, unavailable, record }) => (
            <tr key={rowId} data-ticked={rowId === value ? '' : undefined} className={styles.row}>
              {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the label in the cell names the radio button */}
              <td className={styles.cell}>
                <label className={styles.choice}>
                  <input
                    type="radio"
                    name={id}
                    value={rowId}
                    checked={rowId === value}
                    disabled={unavailable !== undefined}
                    className={styles.radio}
                    onChange={() => onValueChange(rowId)}
                  />
                  <span>
                    {first.cell(record)}
                    <VisuallyHidden> {name}</VisuallyHidden>
                    {unavailable !== undefined && <span className={styles.unavailable}>{unavailable}</span>}
                  </span>
                </label>
              </td>
              {others.map(({ header, cell }) => (
                <td key={header} className={styles.cell}>
                  {cell(record)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${id}-error`} className={styles.error}>
        {error}
      </p>
    </div>
  )
}
