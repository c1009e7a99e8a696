import { surveyCategoriesQuery } from '@ssp/api'
import { formatDateTime, FormNotes, useApi, useLeaveGuard, useMessages, type FormElementProps } from '@ssp/feature-kit'
import { fieldText, type FormField } from '@ssp/form-builder/model'
import { useQuery } from '@tanstack/react-query'
import { surveyMessages } from './messages'

const entryText = (_field: string, entry: unknown) => fieldText(entry as FormField)
const DATES = new Set(['start', 'completion'])

/** Props of `EditorNotes`. */
export interface EditorNotesProps extends Pick<FormElementProps, 'form'> {
  /** Whether anything would be lost by leaving. */
  isUnsaved: boolean
}

/** What somebody else saved since the survey was read; every other failure is a notification. Confirms before unsaved work is left. */
export function EditorNotes({ form, isUnsaved }: EditorNotesProps) {
  const { conflict, leave } = useMessages(surveyMessages)
  useLeaveGuard(isUnsaved, leave)
  const changed = form.conflicts.some(({ field }) => field === 'categoryId')
  const categories = useQuery({ ...surveyCategoriesQuery(useApi()), enabled: changed })
  const valueText = (field: string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? conflict.yes : conflict.no
    if (field === 'categoryId') return categories.data?.find(({ id }) => id === value)?.title ?? ''
    return DATES.has(field) ? formatDateTime(String(value)) : String(value)
  }
  const shown = { ...form, failure: null }
  return <FormNotes form={shown} labels={conflict.labels} valueText={valueText} entryText={entryText} />
}
