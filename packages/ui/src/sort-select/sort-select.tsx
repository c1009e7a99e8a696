import { ArrowUpDown, ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import type { TableColumn, TableSort } from '../table/table.types'
import * as styles from './sort-select.css'

/** Props of `SortSelect`; the rest reaches the root `label`. */
export interface SortSelectProps extends Omit<ComponentProps<'label'>, 'onChange'> {
  /** Columns in order; only those with `sortable` are offered. */
  columns: readonly Pick<TableColumn<never>, 'key' | 'header' | 'sortable'>[]
  /** Current column and direction; undefined for the default order. */
  sort: TableSort | undefined
  /** Called with the selected column and direction; undefined for the default order. */
  onChange: (sort: TableSort | undefined) => void
}

const directions = ['ascending', 'descending'] as const

/** Selects column and direction in one field, for rows without sort buttons in a head. A phone shows only its icon. */
export function SortSelect({ columns, sort, onChange, className, ...rest }: SortSelectProps) {
  const messages = useUiMessages('table')
  const sorts = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, header }) =>
      directions.map((direction) => ({ key, direction, label: messages[direction](header) })),
    )
  return (
    <label {...rest} className={cx('ssp-SortSelect', styles.root, className)}>
      <span className={styles.text}>{messages.sortBy}</span>
      <span className={styles.box}>
        <select
          className={cx('ssp-SortSelect__select', styles.select)}
          value={sorts.findIndex(({ key, direction }) => key === sort?.key && direction === sort.direction)}
          onChange={({ target }) => {
            const wanted = sorts[Number(target.value)]
            onChange(wanted && { key: wanted.key, direction: wanted.direction })
          }}
        >
          <option value={-1}>{messages.usual}</option>
          {sorts.map(({ key, direction, label }, index) => (
            <option key={`${key} ${direction}`} value={index}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
        <ArrowUpDown size={16} aria-hidden="true" className={styles.icon} />
      </span>
    </label>
  )
}
