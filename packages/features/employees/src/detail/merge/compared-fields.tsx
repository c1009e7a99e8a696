import type { MergeField } from '@ssp/api'
import { emailText, useMessages } from '@ssp/feature-kit'
import { RadioGroup, VisuallyHidden } from '@ssp/ui'
import type { ComparedField } from '../../model/merge-fields'
import { mergeMessages } from './messages'
import * as styles from './merge-panel.css'

/** The display value of a field; an e-mail address wraps before its `@`. */
export const valueOf = (field: MergeField, text: string) => (field === 'email' ? emailText(text) : text)

/** Props of `ComparedFields`. */
export interface ComparedFieldsProps {
  fields: readonly ComparedField[]
  /** The fields that the correct account takes over. */
  take: ReadonlySet<MergeField>
  onTake: (take: ReadonlySet<MergeField>) => void
  /** Name of the account to merge. */
  from: string
  /** Name of the correct account. */
  to: string
}

/** The details of two accounts in two columns, chosen one by one; equal details are only shown. */
export function ComparedFields({ fields, take, onTake, ...names }: ComparedFieldsProps) {
  const messages = useMessages(mergeMessages)
  const pick = (field: MergeField, isTaken: boolean) => {
    const next = new Set(take)
    if (isTaken) next.add(field)
    else next.delete(field)
    onTake(next)
  }
  const differing = fields.filter(({ isSame }) => !isSame)
  const same = fields.filter(({ isSame }) => isSame)
  return (
    <section aria-label={messages.compare} className={styles.fields}>
      <h3 className={styles.heading}>{messages.compare}</h3>
      {differing.length > 0 && (
        // The label of each choice names its account for assistive technology.
        <div aria-hidden="true" className={styles.accounts}>
          <span>{messages.correct(names.to)}</span>
          <span>{messages.merged(names.from)}</span>
        </div>
      )}
      {differing.map(({ field, from, to }) => (
        <RadioGroup
          key={field}
          label={messages.fields[field]}
          orientation="horizontal"
          value={take.has(field) ? 'take' : 'keep'}
          onValueChange={(value) => pick(field, value === 'take')}
          options={[
            {
              value: 'keep',
              label: valueOf(field, to) || messages.nothing,
              help: <VisuallyHidden>{messages.ofCorrect}</VisuallyHidden>,
            },
            {
              value: 'take',
              label: valueOf(field, from) || messages.nothing,
              help: <VisuallyHidden>{messages.ofThis}</VisuallyHidden>,
            },
          ]}
        />
      ))}
      {same.length > 0 && (
        <p className={styles.same}>
          {messages.same(
            same.map(({ field, to }) => messages.sameField(messages.fields[field], to || messages.nothing)),
          )}
        </p>
      )}
    </section>
  )
}
