import { useMessages } from '@ssp/feature-kit'
import { LongComboBox } from '@ssp/ui'
import * as styles from './access-explainer.css'
import type { Check } from './check'
import { pageMessages } from './messages'
import type { Choices } from './use-choices'

/** Props of `CheckForm`. */
export interface CheckFormProps {
  check: Check
  /** The options of every field. */
  choices: Choices
  /** Called when a field changes; an empty value clears the field. */
  onChange: (field: keyof Check, value: string) => void
}

const FIELDS = ['user', 'permission', 'client', 'team'] as const

/** The four fields of a check; each change applies at once. */
export function CheckForm({ check, choices, onChange }: CheckFormProps) {
  const messages = useMessages(pageMessages)
  return (
    <div className={styles.form}>
      {FIELDS.map((field) => {
        const { options, loading, error } = choices[field]
        const noTeams = field === 'team' && check.user !== '' && !loading && options.length === 0
        return (
          <LongComboBox
            key={field}
            label={messages[field]}
            placeholder={field === 'team' ? messages.anyTeam : messages.search}
            help={noTeams && !error ? messages.noTeams : undefined}
            error={error && messages.optionsFailed(error)}
            options={options}
            loading={loading}
            disabled={field === 'team' && options.length === 0}
            value={check[field] || null}
            onValueChange={(value) => onChange(field, value ?? '')}
          />
        )
      })}
    </div>
  )
}
