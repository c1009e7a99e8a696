import { surveyTemplateQuery } from '@ssp/api'
import { useAction, useApi, useMessages, useNotify } from '@ssp/feature-kit'
import { parseFields } from '@ssp/form-builder/model'
import { useQueryClient } from '@tanstack/react-query'
import type { FormDraft } from '../model/survey-draft'
import { importMessages } from './messages'

/**
 * The action that reads a template by its id and adds its fields to a form.
 * @param onImport returns false if the form would have too many fields
 */
export function useAddTemplate(onImport: (template: FormDraft) => boolean) {
  const messages = useMessages(importMessages)
  const api = useApi()
  const notify = useNotify()
  const cache = useQueryClient()
  return useAction({
    send: async (id: string) => {
      const { record } = await cache.fetchQuery(surveyTemplateQuery(api, id))
      const parsed = parseFields(record.fields)
      if (!parsed.ok) throw new Error(messages.unreadable)
      return { ...record, fields: parsed.fields }
    },
    onDone: (template) => {
      if (onImport(template)) notify.success(messages.imported(template.fields.length))
      else notify.toast({ kind: 'error', title: messages.tooMany })
    },
  })
}
