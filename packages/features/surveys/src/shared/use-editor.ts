import { ApiError, surveyCategoriesQuery } from '@ssp/api'
import { isConflict, useApi, useMessages, useNotify, useRecordForm, type RecordFormOptions } from '@ssp/feature-kit'
import type { FormBuilderHandle } from '@ssp/form-builder'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isComplete, type FormDraft } from '../model/survey-draft'
import { surveyMessages } from './messages'

/** Milliseconds for which the labels stay red (R2-521). */
const HIGHLIGHT = 4000

/** Options of `useEditor`. */
export interface EditorOptions<Draft extends FormDraft, Result> extends RecordFormOptions<Draft, Draft, Result> {
  /** Whether employees can answer the draft once it is saved, so that it must be answerable. Default: no. */
  isPublished?: (draft: Draft) => boolean
}

/**
 * The form of a survey or template. Missing values are a notification and red labels for four seconds (spec 2 section 5);
 * every other failure is a notification titled 'Error' (R2-690), and a version conflict a note on the page. A question that
 * cannot be saved or published is opened.
 */
export function useEditor<Draft extends FormDraft, Result>({ isPublished, ...options }: EditorOptions<Draft, Result>) {
  const messages = useMessages(surveyMessages)
  const notify = useNotify()
  const [isHighlighted, highlight] = useHighlight()
  const builder = useRef<FormBuilderHandle>(null)
  const [isUnfinished, setUnfinished] = useState(false)
  const form = useRecordForm<Draft, Draft, Result>({
    ...options,
    send: async (draft, context) => {
      try {
        return await options.send(draft, context)
      } catch (error) {
        if (!isConflict(error)) notify.error(error, { title: messages.errorTitle })
        throw withDraftFields(error)
      }
    },
  })
  useLayoutEffect(() => {
    if (form.rejections > 0) document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form.rejections])
  const save = async (): Promise<boolean> => {
    const isIncomplete = !isComplete(form.values)
    if (isIncomplete) {
      highlight()
      // Rejected by the rules: the errors are at the fields.
      await form.submit()
    }
    const text = isIncomplete ? messages.incomplete : builder.current?.check(isPublished?.(form.values) ?? false)
    if (!text) return form.submit()
    notify.toast({ kind: 'error', title: messages.errorTitle, text })
    return false
  }
  const isUnsaved = form.isDirty || isUnfinished
  // The note of a conflict names them.
  const isMoved = form.conflicts.some(({ field }) => field === 'categoryId')
  const { data: categories } = useQuery({ ...surveyCategoriesQuery(useApi()), enabled: isMoved })
  return { form, save, isUnsaved, categories, isHighlighted, builder, setUnfinished }
}

const FIELDS: Partial<Record<string, string>> = {
  category_id: 'categoryId',
  start_date: 'start',
  completion_date: 'completion',
}

/** An error whose texts are shown at the fields of the draft. */
function withDraftFields(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { status, code, message, errorId } = error
  const fields = Object.entries(error.fields).map(([name, text]) => [FIELDS[name] ?? name, text])
  return new ApiError({ status, code, message, errorId, fields: Object.fromEntries(fields) })
}

/** A form as `useEditor` returns it. */
export type Editor<Draft extends FormDraft = FormDraft> = Omit<ReturnType<typeof useEditor<Draft, unknown>>, 'save'> & {
  save: () => Promise<boolean>
}

function useHighlight(): [isHighlighted: boolean, highlight: () => void] {
  const [isHighlighted, setHighlighted] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const highlight = () => {
    clearTimeout(timer.current)
    setHighlighted(true)
    timer.current = setTimeout(() => setHighlighted(false), HIGHLIGHT)
  }
  return [isHighlighted, highlight]
}
