import { useMessages, type MessagesOf } from '@ssp/feature-kit'
import { Card, DescriptionList, RadioGroup, Select, TextField } from '@ssp/ui'
import * as styles from './client-details.css'
import { detailsMessages } from './messages'
import type { SettingsForm } from './use-settings-form'

const RETRIES = ['1', '3', '5'] as const
const SECONDS = ['10', '30', '60'] as const

/** Props of the cards of the form. */
export interface CardProps {
  form: SettingsForm
  /** Whether the settings are read-only, as text. */
  locked: boolean
}

type Texts = MessagesOf<typeof detailsMessages>

const yesNoOf = ({ yes, no }: Texts) => [
  { value: '1', label: yes },
  { value: '0', label: no },
]
const sayYesNo = ({ yes, no }: Texts, value: string) => (value === '1' ? yes : no)

/** Labels of the sign-in pages, and the lock. */
export function SignInCards({ form, locked }: CardProps) {
  const messages = useMessages(detailsMessages)
  const { fields, labels, lockout } = messages
  const platform = { value: '', label: messages.platformSetting }
  const isLockOff = form.values.login_timeout !== '1'
  const { values } = form
  if (locked)
    return (
      <>
        <Card title={labels.title} description={labels.description}>
          <DescriptionList
            columns={2}
            items={(['loginIdentifierType', 'registerIdentifierType'] as const).map((name) => ({
              label: fields[name],
              value: values[name],
            }))}
          />
        </Card>
        <Card title={lockout.title} description={lockout.description}>
          <DescriptionList
            columns={2}
            items={[
              { label: fields.login_timeout, value: sayYesNo(messages, values.login_timeout), wide: true },
              {
                label: fields.login_retries,
                value: values.login_retries ? lockout.attempts(values.login_retries) : platform.label,
              },
              {
                label: fields.login_timeout_time,
                value: values.login_timeout_time ? lockout.seconds(values.login_timeout_time) : platform.label,
              },
            ]}
          />
        </Card>
      </>
    )
  return (
    <>
      <Card title={labels.title} description={labels.description}>
        <div className={styles.pair}>
          {(['loginIdentifierType', 'registerIdentifierType'] as const).map((name) => (
            <TextField key={name} required label={fields[name]} maxLength={50} {...form.field(name)} />
          ))}
        </div>
      </Card>
      <Card title={lockout.title} description={lockout.description}>
        <div className={styles.fields}>
          <RadioGroup
            required
            label={fields.login_timeout}
            options={yesNoOf(messages)}
            {...form.field('login_timeout')}
          />
          <div className={styles.pair}>
            <Select
              label={fields.login_retries}
              disabled={isLockOff}
              options={[...RETRIES.map((value) => ({ value, label: lockout.attempts(value) })), platform]}
              {...form.field('login_retries')}
            />
            <Select
              label={fields.login_timeout_time}
              disabled={isLockOff}
              options={[...SECONDS.map((value) => ({ value, label: lockout.seconds(value) })), platform]}
              {...form.field('login_timeout_time')}
            />
          </div>
        </div>
      </Card>
    </>
  )
}

/** Document sharing, and strict rights. */
export function RuleCards({ form, locked }: CardProps) {
  const messages = useMessages(detailsMessages)
  const { fields, documents, rights } = messages
  const rule = (name: 'manager_share_only' | 'strict_rights') =>
    locked ? (
      <DescriptionList items={[{ label: fields[name], value: sayYesNo(messages, form.values[name]) }]} />
    ) : (
      <RadioGroup label={fields[name]} options={yesNoOf(messages)} {...form.field(name)} />
    )
  return (
    <>
      <Card title={documents.title}>{rule('manager_share_only')}</Card>
      <Card title={rights.title} description={rights.description}>
        {rule('strict_rights')}
      </Card>
    </>
  )
}
