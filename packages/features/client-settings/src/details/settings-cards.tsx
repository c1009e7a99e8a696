import { useMessages } from '@ssp/feature-kit'
import { Card, DescriptionList, RadioGroup, Select, TextField } from '@ssp/ui'
import * as styles from './client-details.css'
import { detailsMessages } from './messages'
import type { SettingsForm } from './use-settings-form'

const RETRIES = ['1', '3', '5'] as const
const SECONDS = ['10', '30', '60'] as const

/** Props of the cards of the form. */
export interface CardProps {
  form: SettingsForm
  /** Whether the settings are read, as text. */
  locked: boolean
}

/** Labels of the sign-in pages, the lock, document sharing, and strict rights. */
export function SettingsCards({ form, locked }: CardProps) {
  const messages = useMessages(detailsMessages)
  const { fields, labels, lockout, documents, rights } = messages
  const yesNo = [
    { value: '1', label: messages.yes },
    { value: '0', label: messages.no },
  ]
  const platform = { value: '', label: messages.platformSetting }
  const isLockOff = form.values.login_timeout !== '1'
  const { values } = form
  const sayYesNo = (value: string) => (value === '1' ? messages.yes : messages.no)
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
              { label: fields.login_timeout, value: sayYesNo(values.login_timeout), wide: true },
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
        <Card title={documents.title}>
          <DescriptionList items={[{ label: fields.manager_share_only, value: sayYesNo(values.manager_share_only) }]} />
        </Card>
        <Card title={rights.title} description={rights.description}>
          <DescriptionList items={[{ label: fields.strict_rights, value: sayYesNo(values.strict_rights) }]} />
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
          <RadioGroup required label={fields.login_timeout} options={yesNo} {...form.field('login_timeout')} />
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
      <Card title={documents.title}>
        <RadioGroup label={fields.manager_share_only} options={yesNo} {...form.field('manager_share_only')} />
      </Card>
      <Card title={rights.title} description={rights.description}>
        <RadioGroup label={fields.strict_rights} options={yesNo} {...form.field('strict_rights')} />
      </Card>
    </>
  )
}
