import { recognitionQuery, updateRecognition, type Recognition } from '@ssp/api'
import { FormPanel, useApi, useMessages, useRecordForm, type PanelProps, kitMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { giveMessages } from '../messages'
import { RecognitionFields } from './recognition-fields'
import { useSetup } from './use-setup'

const schema = z.object({ type: z.string(), badge: z.string(), message: z.string(), approved: z.boolean() })

const fieldsOf = ({ type_id, badge_id, message, approved }: Recognition) => ({
  type: type_id ?? '',
  badge: badge_id ?? '',
  message,
  approved: approved === 1,
})

/** Props of `EditRecognitionPanel`. */
export interface EditRecognitionPanelProps extends PanelProps {
  /** The recognition as in the list; its current state is read again with its version. */
  recognition: Recognition
}

/** The dialog 'Edit' of a recognition, where an editor ticks 'Approved' (R3-180, R3-365). The message is never hidden here. */
export function EditRecognitionPanel({ open, onClose, recognition }: EditRecognitionPanelProps) {
  const messages = useMessages(giveMessages)
  const setup = useSetup()
  const reasons = useMessages(kitMessages).unavailable
  const { data } = useQuery({ ...recognitionQuery(useApi(), recognition.id), staleTime: 0 })
  const record = data?.record ?? recognition
  const values = useMemo(() => fieldsOf(record), [record])
  const form = useRecordForm({
    name: `recognition.edit:${recognition.id}`,
    schema,
    values,
    version: data?.etag,
    errors: messages.errors,
    invalidates: updateRecognition.changes,
    send: (_values, { api, changes: { type, badge, message, approved }, ifMatch }) =>
      updateRecognition(api, {
        id: recognition.id,
        ifMatch,
        change: {
          ...(type && { type_id: type }),
          ...(badge && { badge_id: badge }),
          ...(message !== undefined && { message }),
          ...(approved !== undefined && { approved: approved ? 1 : 0 }),
        },
      }),
    done: messages.saved,
    onDone: onClose,
  })
  return (
    <FormPanel
      form={form}
      open={open}
      onClose={onClose}
      title={messages.edit}
      submitLabel={messages.save}
      unavailable={form.isDirty ? null : reasons.unchanged}
      labels={{ type: messages.type, badge: messages.badge, message: messages.message, approved: messages.approved }}
    >
      <RecognitionFields
        setup={setup}
        type={form.field('type')}
        badge={form.field('badge')}
        message={form.field('message')}
        approved={form.field('approved')}
        removedType={record.type_id === null ? record.type_title : null}
      />
    </FormPanel>
  )
}
