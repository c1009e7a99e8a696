import { useCallback, useMemo, useState } from 'react'
import { isBlank, pagesOf, visibleFields, type Answers, type AnswerValue, type FormField } from '../model'

/** A form as it is filled in, page by page. */
export interface FormPages {
  answers: Answers
  /** Sets the answer of a field; always the same function. */
  answer: (id: number, value: AnswerValue) => void
  /** The visible fields of the present page. */
  page: readonly FormField[]
  /** Index of the present page among those that show anything, from 0. */
  index: number
  count: number
  goTo: (index: number) => void
}

/** Answers to fields, and the pages of what these answers show. Pages without anything to see are left out. */
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
