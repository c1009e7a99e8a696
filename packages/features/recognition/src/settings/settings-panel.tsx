import { recognitionSettingsQuery, saveRecognitionSettings, type RecognitionSettings } from '@ssp/api'
import {
  FormPanel,
  QueryFailed,
  useApi,
  useMessages,
  useRecordForm,
  type PanelProps,
  kitMessages,
} from '@ssp/feature-kit'
import { Checkbox } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { settingsMessages } from '../messages'

const schema = z.object({ hide: z.boolean(), approval: z.boolean() })

/** The fields of the settings; both are off if they were never saved (R3-319). */
const fieldsOf = (settings: RecognitionSettings | null | undefined) => ({
  hide: settings?.hide_message === 1,
  approval: settings?.require_approval === 1,
})

/** The dialog 'Settings' (R3-177). */
export function SettingsPanel({ open, onClose }: PanelProps) {
  const messages = useMessages(settingsMessages)
  const reasons = useMessages(kitMessages).unavailable
  const query = useQuery(recognitionSettingsQuery(useApi()))
  const { record, etag } = query.data ?? {}
  const values = useMemo(() => fieldsOf(record), [record])
  const form = useRecordForm({
    name: 'recognition.settings',
    schema,
    values,
    version: etag,
    errors: messages.errors,
    invalidates: saveRecognitionSettings.changes,
    send: async ({ hide, approval }, { api, ifMatch }) => {
      await saveRecognitionSettings(api, {
        id: record?.id,
        ifMatch,
        hide_message: hide ? 1 : 0,
        require_approval: approval ? 1 : 0,
      })
    },
    done: messages.saved,
    onDone: onClose,
  })
  const box = (name: 'hide' | 'approval') => {
    const { value, onValueChange, error } = form.field(name)
    return { name, error, checked: value, onCheckedChange: onValueChange, disabled: !query.data }
  }
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={messages.title}
      submitLabel={messages.save}
      unavailable={query.data === undefined ? reasons.loading : null}
    >
      {query.error && !query.data ? (
        <QueryFailed query={query} title={messages.failed} />
      ) : (
        <>
          <Checkbox label={messages.hideMessage} help={messages.hideMessageHelp} {...box('hide')} />
          <Checkbox label={messages.requireApproval} help={messages.requireApprovalHelp} {...box('approval')} />
        </>
      )}
    </FormPanel>
  )
}
