import { surveyCategoriesQuery } from '@ssp/api'
import { formatDateTime, FormNotes, useApi, useLeaveGuard, useMessages, type FormNotesProps } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { surveyMessages } from './messages'

const DATES = new Set(['start', 'completion'])

/** What somebody else saved since the survey was read; every other failure is a notification. Confirms before unsaved work is left. */
export function EditorNotes({ form }: Pick<FormNotesProps, 'form'>) {
  const { conflict, leave } = useMessages(surveyMessages)
  useLeaveGuard(form.isDirty, leave)
  const changed = form.conflicts.some(({ field }) => field === 'categoryId')
  const categories = useQuery({ ...surveyCategoriesQuery(useApi()), enabled: changed })
  const valueText = (field: string, value: unknown): string => {
    if (Array.isArray(value)) return conflict.questions(value.length)
    if (typeof value === 'boolean') return value ? conflict.yes : conflict.no
    if (field === 'categoryId') return categories.data?.find(({ id }) => id === value)?.title ?? ''
    return DATES.has(field) ? formatDateTime(String(value)) : String(value)
  }
  const shown = { ...form, failure: null }
  return <FormNotes form={shown} labels={conflict.labels} valueText={valueText} />
}
