import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import * as styles from './description-list.css'

/** A label and what is known under it. */
export interface DescriptionItem {
  /** What the value is, such as the name of a field. */
  label: string
  /** The value; without one (null, undefined, empty) the label is among those that are folded. */
  value: ReactNode
  /** Whether it takes all columns, for texts of several lines. Default false. */
  wide?: boolean | undefined
}

/** Props of `DescriptionList`; the rest reaches the root. */
export interface DescriptionListProps extends ComponentProps<'div'> {
  /** What is shown, in order. */
  items: readonly DescriptionItem[]
  /** Columns where there is space for them. Default 1. */
  columns?: 1 | 2 | undefined
  /** Text that opens the labels without a value. Default `2 not filled in`. */
  foldedText?: ((count: number) => string) | undefined
}

const isEmpty = ({ value }: DescriptionItem) => value === null || value === undefined || value === ''

/** A record that is read: each label over its value, those without a value folded at the end. */
export function DescriptionList({ items, columns = 1, foldedText, className, ...rest }: DescriptionListProps) {
  const messages = useUiMessages('descriptionList')
  const known = items.filter((item) => !isEmpty(item))
  const folded = items.filter(isEmpty)
  return (
    <div {...rest} className={cx('ssp-DescriptionList', styles.root, className)}>
      {known.length > 0 && (
        <dl data-columns={columns} className={styles.list}>
          {known.map(({ label, value, wide }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two questions may have the same words
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
        // The search of the browser opens it.
        <details>
          <summary className={styles.summary}>
            <ChevronRight size={14} aria-hidden="true" className={styles.chevron} />
            {(foldedText ?? messages.folded)(folded.length)}
          </summary>
          <ul role="list" className={styles.folded}>
            {folded.map(({ label }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- two questions may have the same words
              <li key={`${index} ${label}`}>{label}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
