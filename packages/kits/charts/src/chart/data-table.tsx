import { sharesOf } from '../model/shares'
import type { ChartData } from '../types'
import * as styles from './data-table.css'

/** The chart's data as a table. */
export function DataTable({ data, title, label, format, share, percent, onPick, canPick }: DataTableProps) {
  const shares = share === undefined ? [] : sharesOf(data.series[0]?.values ?? [], percent)
  return (
    <table className={`ssp-Chart__table ${styles.table}`}>
      <caption className={styles.caption}>{title}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.head}>
            {label}
          </th>
          {data.series.map(({ name }) => (
            <th key={name} scope="col" className={styles.figureHead}>
              {name}
            </th>
          ))}
          {share !== undefined && (
            <th scope="col" className={styles.figureHead}>
              {share}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {(data.names ?? data.labels).map((text, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- labels may repeat and the order is fixed
          <tr key={index}>
            <th scope="row" className={styles.label}>
              {onPick && canPick?.(index) ? (
                <button type="button" className={styles.pick} onClick={() => onPick(index)}>
                  {text}
                </button>
              ) : (
                text
              )}
            </th>
            {data.series.map(({ name, values }) => (
              <td key={name} className={styles.figure}>
                {Number.isFinite(values[index]) ? format(values[index] ?? 0) : '–'}
              </td>
            ))}
            {share !== undefined && <td className={styles.figure}>{shares[index]}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DataTableProps {
  data: ChartData
  title: string
  /** Heading of the first column. */
  label: string
  format: (value: number) => string
  /** Heading of a last column with the share of each value in the whole. Default: no such column. */
  share?: string | undefined
  percent: (share: string) => string
  /** Opens the value at an index. Default: the values cannot be opened. */
  onPick?: (index: number) => void
  canPick?: (index: number) => boolean
}
