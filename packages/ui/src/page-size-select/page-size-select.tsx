import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './page-size-select.css'

/** The page sizes of every list (spec 1 section 9). */
export const pageSizes = [10, 25, 50, 100] as const

/** Props of `PageSizeSelect`; the rest reaches the root `label`. */
export interface PageSizeSelectProps extends Omit<ComponentProps<'label'>, 'onChange'> {
  /** Current number of rows per page. */
  value: number
  /** Called with the selected size. */
  onChange: (size: number) => void
  /** Available sizes. Default 10, 25, 50 and 100. */
  sizes?: readonly number[] | undefined
}

/** Selects the number of rows per page. */
export function PageSizeSelect({ value, onChange, sizes = pageSizes, className, ...rest }: PageSizeSelectProps) {
  const messages = useUiMessages('pageSize')
  return (
    <label {...rest} className={cx('ssp-PageSizeSelect', styles.root, className)}>
      <span className={styles.text}>{messages.label}</span>
      <span className={styles.box}>
        <select
          className={cx('ssp-PageSizeSelect__select', styles.select)}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {sizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" className={styles.arrow} />
      </span>
    </label>
  )
}
