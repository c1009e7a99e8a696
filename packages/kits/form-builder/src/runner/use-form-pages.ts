import { useCallback, useMemo, useState } from 'react'
import { isBlank, pagesOf, visibleFields, type Answers, type AnswerValue, type FormField } from '../model'

/** The state of a form that is filled in page by page. */
export interface FormPages {
  answers: Answers
  /** Sets the answer of a field; the function never changes. */
  answer: (id: number, value: AnswerValue) => void
  /** The visible fields of the current page. */
  page: readonly FormField[]
  /** Index of the current page among the non-empty ones, from 0. */
  index: number
  count: number
  goTo: (index: number) => void
}

/** Answers to fields, and the pages that result from these answers. Empty pages are omitted. */
export function useFormPages(fields: readonly FormField[], initial: Answers = {}): FormPages {
  const [answers, setAnswers] = useState(initial)
  const [wanted, goTo] = useState(0)
  const pages = useMemo(() => {
    const visible = new Set(visibleFields(fields, answers))
    const shown = pagesOf(fields).map((page) => page.filter((field) => visible.has(field) && !isBlank(field)))
    const filled = shown.filter((page) => page.length > 0)
    return filled.length > 0 ? filled : [[]]
  }, [fields, answers])
  const answer = useCallback(
    (id: number, value: AnswerValue) => setAnswers((before) => ({ ...before, [String(id)]: value })),
    [],
  )
  const index = Math.min(wanted, pages.length - 1)
  return { answers, answer, page: pages[index] ?? [], index, count: pages.length, goTo }
}
