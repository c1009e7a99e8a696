import { saveClientSettings, type ClientSettings, type Versioned } from '@ssp/api'
import { useChangeClient, useMessages, useRecordForm } from '@ssp/feature-kit'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { changeOf, draftOf } from '../model/settings'
import { detailsMessages } from './messages'

const schema = z.object({
  loginIdentifierType: z.string(),
  registerIdentifierType: z.string(),
  login_timeout: z.string(),
  login_retries: z.string(),
  login_timeout_time: z.string(),
  show_notice_message: z.string(),
  notice_title: z.string(),
  notice_message: z.string(),
  notice_start: z.string(),
  notice_end: z.string(),
  manager_share_only: z.string(),
  strict_rights: z.string(),
  time_zone: z.string(),
})

// An empty text is not sent (decision 12): without an error the old value would stay.
const NOT_CLEARABLE = [
  'loginIdentifierType',
  'registerIdentifierType',
  'notice_title',
  'notice_message',
  'notice_start',
  'notice_end',
  'time_zone',
] as const

/** The form over the settings; `onContinue` is called when the user accepts unsaved input, `onSaved` after a save. */
export function useSettingsForm(
  { record, etag }: Versioned<ClientSettings>,
  { onContinue, onSaved }: { onContinue: () => void; onSaved: () => void },
) {
  const messages = useMessages(detailsMessages)
  const changeClient = useChangeClient()
  const values = useMemo(() => draftOf(record), [record])
  return useRecordForm({
    name: 'client.details',
    schema,
    values,
    version: etag,
    errors: { failed: messages.failed },
    notClearable: NOT_CLEARABLE,
    invalidates: saveClientSettings.changes,
    done: messages.saved,
    onContinue,
    onDone(_result, { strict_rights, time_zone, loginIdentifierType, registerIdentifierType }) {
      changeClient({
        strictRights: strict_rights === '1',
        timeZone: time_zone,
        loginIdentifierType,
        registerIdentifierType,
      })
      onSaved()
    },
    send: (draft, { api, changes, ifMatch }) => saveClientSettings(api, { ...changeOf(draft, changes), ifMatch }),
  })
}

/** What `useSettingsForm` returns. */
export type SettingsForm = ReturnType<typeof useSettingsForm>
