import { saveTheme, type ThemeContent, type Versioned } from '@ssp/api'
import { formatDate, RecordForm, useMessages, useRecordForm } from '@ssp/feature-kit'
import { Card, DatePicker, TextArea, TextField } from '@ssp/ui'
import { useEffect } from 'react'
import * as z from 'zod/mini'
import { profileMessages } from '../messages'
import { isInOrder } from '../model/content'
import type { TabProps } from '../model/tabs'
import * as styles from '../profile.css'
import { LoginPreview, type LoginPreviewProps } from './login-preview'
import { contentMessages } from './messages'

const schema = z
  .object({
    loginHeading: z.string(),
    loginSubHeading: z.string(),
    loginTextStart: z.nullable(z.string()),
    loginTextEnd: z.nullable(z.string()),
  })
  .check(z.refine(isInOrder, { message: 'order', path: ['loginTextEnd'] }))

/** Props of `ContentForm`. */
export interface ContentFormProps extends TabProps, Pick<LoginPreviewProps, 'images'> {
  /** The texts with their ETag; newer ones may arrive while these are edited. */
  content: Versioned<ThemeContent>
}

/** Heading, sub-heading and their dates, and their effect on the login page; Update appears after a change. */
export function ContentForm({ content: { record, etag }, images, locked, onEdited, onContinue }: ContentFormProps) {
  const messages = useMessages(contentMessages)
  const { save } = useMessages(profileMessages)
  const form = useRecordForm({
    name: 'profile.content',
    schema,
    values: record,
    version: etag,
    validate: 'change',
    onContinue,
    errors: messages,
    invalidates: saveTheme.changes,
    done: messages.saved,
    send: (content, { api, ifMatch }) => saveTheme(api, { content, ifMatch }),
  })
  useEffect(() => onEdited(form.isDirty), [form.isDirty, onEdited])
  const date = (name: 'loginTextStart' | 'loginTextEnd') => ({
    label: messages[name],
    ...form.field(name),
  })
  return (
    <>
      <Card title={messages.title} description={messages.description}>
        <RecordForm
          form={form}
          labels={messages}
          guard={false}
          readOnly={locked}
          asText={[
            { label: messages.loginHeading, value: record.loginHeading },
            { label: messages.loginSubHeading, value: record.loginSubHeading },
            { label: messages.loginTextStart, value: formatDate(record.loginTextStart) },
            { label: messages.loginTextEnd, value: formatDate(record.loginTextEnd) },
          ]}
          submitLabel={save}
          className={styles.form}
        >
          <TextField label={messages.loginHeading} maxLength={200} {...form.field('loginHeading')} />
          <TextArea label={messages.loginSubHeading} maxLength={500} {...form.field('loginSubHeading')} />
          <div className={styles.pair}>
            <DatePicker {...date('loginTextStart')} />
            <DatePicker {...date('loginTextEnd')} />
          </div>
        </RecordForm>
      </Card>
      <LoginPreview content={form.values} edited={form.isDirty} images={images} />
    </>
  )
}
