import { PickerHead, type PickerColumn, type PickerRow } from './picker-table'
import * as styles from './picker-table.css'

/** Props of `ChoiceTable`. */
export interface ChoiceTableProps<Row> {
  id: string
  /** Name of the field. */
  label: string
  columns: readonly [PickerColumn<Row>, ...PickerColumn<Row>[]]
  rows: readonly (PickerRow & { record: Row })[]
  /** Id of a row's element, for `aria-activedescendant` of the search. */
  rowId: (id: string) => string
  /** Id of the record that Enter chooses; '' if there is none. */
  active: string
  onChoose: (id: string) => void
  /** Whether the rows are those of the previous page. */
  isPrevious: boolean
}

/** The results of a combo box as a small table; a click anywhere in a row chooses it. The search handles the keys. */
export function ChoiceTable<Row>(props: ChoiceTableProps<Row>) {
  const { id, label, columns, rows, rowId, active, onChoose, isPrevious } = props
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a native table keeps its column headers
    <table role="grid" id={id} aria-label={label} aria-busy={isPrevious} className={styles.table}>
      <PickerHead columns={columns} />
      <tbody>
        {rows.map(({ id: recordId, unavailable, record }) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the combo box handles the keys
          <tr
            key={recordId}
            id={rowId(recordId)}
            aria-selected={recordId === active}
            aria-disabled={unavailable !== undefined}
            className={styles.option}
            onClick={() => onChoose(recordId)}
          >
            {columns.map(({ header, cell }, index) => (
              <td key={header} className={styles.cell}>
                {cell(record)}
                {index === columns.length - 1 && unavailable !== undefined && (
                  <span className={styles.unavailable}>{unavailable}</span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
