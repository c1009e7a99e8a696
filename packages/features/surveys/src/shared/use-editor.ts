import { isConflict, useMessages, useNotify, useRecordForm, type RecordFormOptions } from '@ssp/feature-kit'
import { useEffect, useRef, useState } from 'react'
import { isComplete, type FormDraft } from '../model/survey-draft'
import { surveyMessages } from './messages'

/** Milliseconds that the labels stay red (R2-521). */
const HIGHLIGHT = 4000

/**
 * The form of a survey or template. What is missing is a notification and red labels for four seconds (spec 2 section 5);
 * every other failure is a notification titled 'Error' (R2-690), a version conflict a note on the page.
 */
export function useEditor<Draft extends FormDraft, Result>(options: RecordFormOptions<Draft, Draft, Result>) {
  const messages = useMessages(surveyMessages)
  const notify = useNotify()
  const [isHighlighted, highlight] = useHighlight()
  const form = useRecordForm<Draft, Draft, Result>({
    ...options,
    send: async (draft, context) => {
      try {
        return await options.send(draft, context)
      } catch (error) {
        if (!isConflict(error)) notify.error(error, { title: messages.errorTitle })
        throw error
      }
    },
  })
  const save = async (): Promise<boolean> => {
    if (isComplete(form.values)) return form.submit()
    highlight()
    notify.toast({ kind: 'error', title: messages.errorTitle, text: messages.incomplete })
    return false
  }
  return { form, save, isHighlighted }
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
