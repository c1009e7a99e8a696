import { formatDateTime, FormNotes, useLeaveGuard, useMessages } from '@ssp/feature-kit'
import { fieldText, type FormField } from '@ssp/form-builder/model'
import type { FormDraft } from '../model/survey-draft'
import { surveyMessages } from './messages'
import type { Editor } from './use-editor'

const entryText = (_field: string, entry: unknown) => fieldText(entry as FormField)
const DATES = new Set(['start', 'completion'])

/**
 * Shows what another user has saved since the survey was read; every other failure is a notification. Asks for confirmation
 * before unsaved input is left.
 */
export function EditorNotes<Draft extends FormDraft>({ editor }: { editor: Editor<Draft> }) {
  const { form, isUnsaved, categories } = editor
  const { conflict, leave } = useMessages(surveyMessages)
  useLeaveGuard(isUnsaved, leave)
  const valueText = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? conflict.yes : conflict.no
    if (field === 'categoryId') return categories?.find(({ id }) => id === value)?.title ?? ''
    return DATES.has(field) ? formatDateTime(String(value)) : String(value)
  }
  const shown = { ...form, failure: null }
  return <FormNotes form={shown} labels={conflict.labels} valueText={valueText} entryText={entryText} />
}
