import type { MergeField } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { RadioGroup } from '@ssp/ui'
import type { ComparedField } from '../../model/merge-fields'
import { mergeMessages } from './messages'
import * as styles from './merge-panel.css'

/** Props of `ComparedFields`. */
export interface ComparedFieldsProps {
  fields: readonly ComparedField[]
  /** The fields that the correct account takes over. */
  take: ReadonlySet<MergeField>
  onTake: (take: ReadonlySet<MergeField>) => void
}

/** The details of two accounts side by side, picked one by one; those that are the same are only shown. */
export function ComparedFields({ fields, take, onTake }: ComparedFieldsProps) {
  const messages = useMessages(mergeMessages)
  const pick = (field: MergeField, isTaken: boolean) => {
    const next = new Set(take)
    if (isTaken) next.add(field)
    else next.delete(field)
    onTake(next)
  }
  return (
    <section aria-label={messages.compare} className={styles.fields}>
      <h3 className={styles.heading}>{messages.compare}</h3>
      {fields.map(({ field, from, to, isSame }) =>
        isSame ? (
          <dl key={field} className={styles.same}>
            <dt className={styles.label}>{messages.fields[field]}</dt>
            <dd className={styles.value}>
              {to || messages.nothing} <span className={styles.label}>{messages.same}</span>
            </dd>
          </dl>
        ) : (
          <RadioGroup
            key={field}
            label={messages.fields[field]}
            className={styles.pick}
            value={take.has(field) ? 'take' : 'keep'}
            onValueChange={(value) => pick(field, value === 'take')}
            options={[
              { value: 'keep', label: messages.keep(to || messages.nothing) },
              { value: 'take', label: messages.take(from || messages.nothing) },
            ]}
          />
        ),
      )}
    </section>
  )
}
