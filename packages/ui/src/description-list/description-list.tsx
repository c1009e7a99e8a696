import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './description-list.css'

/** A label with its value. */
export interface DescriptionItem {
  /** Name of the value, for example of a field. */
  label: string
  /** The value. If it is missing (null, undefined, empty), the label is collapsed with others like it. */
  value: ReactNode
  /** Whether it spans all columns, for texts of several lines. Default false. */
  wide?: boolean | undefined
}

/** Props of `DescriptionList`; the rest reaches the root. */
export interface DescriptionListProps extends ComponentProps<'div'> {
  /** The items, in order. */
  items: readonly DescriptionItem[]
  /** Number of columns where they fit. Default 1. */
  columns?: 1 | 2 | undefined
  /** Text of the control that reveals the labels without a value. Default `2 not filled in`. */
  foldedText?: ((count: number) => string) | undefined
}

const isEmpty = ({ value }: DescriptionItem) => value === null || value === undefined || value === ''

/** A read-only record: each label above its value, and the labels without a value collapsed at the end. */
export function DescriptionList({ items, columns = 1, foldedText, className, ...rest }: DescriptionListProps) {
  const messages = useUiMessages('descriptionList')
  const known = items.filter((item) => !isEmpty(item))
  const folded = items.filter(isEmpty)
  return (
    <div {...rest} className={cx('ssp-DescriptionList', styles.root, className)}>
      {known.length > 0 && (
        <dl data-columns={columns} className={styles.list}>
          {known.map(({ label, value, wide }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two questions may have the same text
            <div key={`${index} ${label}`} data-wide={wide || undefined} className={styles.item}>
              <dt className={styles.label}>{label}</dt>
              <dd data-text={typeof value === 'string' || undefined} className={styles.value}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {folded.length > 0 && (
        // The browser's search opens it.
        <details>
          <summary className={styles.summary}>
            <ChevronRight size={14} aria-hidden="true" className={styles.chevron} />
            {(foldedText ?? messages.folded)(folded.length)}
          </summary>
          <ul role="list" className={styles.folded}>
            {folded.map(({ label }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two questions may have the same text
              <li key={`${index} ${label}`}>{label}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
