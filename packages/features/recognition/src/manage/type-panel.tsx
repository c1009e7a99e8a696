import { createRecognitionType, recognitionTypesQuery, updateRecognitionType, type RecognitionType } from '@ssp/api'
import { FormPanel, useApi, useMessages, useRecordForm, type PanelProps } from '@ssp/feature-kit'
import { TextField } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { setupMessages } from '../messages'

const schema = z.object({ title: z.string().check(z.trim(), z.minLength(1, 'required')) })

/** Props of `TypePanel`. */
export interface TypePanelProps extends PanelProps {
  /** The type to edit. Default: a new one. */
  type?: RecognitionType
}

/** The dialogs 'Create new type' and 'Edit' of a type (R3-168, R3-169, R3-178). */
export function TypePanel({ open, onClose, type: opened }: TypePanelProps) {
  const messages = useMessages(setupMessages)
  const types = useQuery({ ...recognitionTypesQuery(useApi()), enabled: opened !== undefined }).data
  const type = types?.find(({ id }) => id === opened?.id) ?? opened
  const title = type?.title ?? ''
  const values = useMemo(() => ({ title }), [title])
  const form = useRecordForm({
    name: type ? `recognition.type:${type.id}` : 'recognition.type',
    schema,
    values,
    version: type && `"${type.version}"`,
    errors: messages.errors,
    invalidates: updateRecognitionType.changes,
    send: async (draft, { api, ifMatch }) => {
      if (!type) return createRecognitionType(api, draft)
      await updateRecognitionType(api, { id: type.id, ifMatch, ...draft })
      return undefined
    },
    done: type ? messages.typeSaved : messages.typeCreated,
    created: (made) => made && { id: made.id },
    onDone: onClose,
  })
  return (
    <FormPanel
      dialog="sm"
      form={form}
      open={open}
      onClose={onClose}
      title={type ? messages.edit : messages.createType}
      submitLabel={type ? messages.save : messages.submit}
      labels={{ title: messages.typeTitle }}
    >
      <TextField required label={messages.typeTitle} maxLength={100} autoComplete="off" {...form.field('title')} />
    </FormPanel>
  )
}
