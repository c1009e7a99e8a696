import { useMessages, usePersistEntries, type PersistedDraft } from '@ssp/feature-kit'
import { useMemo, useRef, useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { runMessages } from './messages'
import { useFormPages } from './use-form-pages'
import { keptAnswers, validateAnswers, type Answers, type FormField } from '../model'
import { answerErrorText } from './answer-errors'
import type { SurveyRunnerProps } from './runner-props'

/** Options of `useRunner`. */
export interface RunnerOptions extends SurveyRunnerProps {
  /** Entries that are persisted across reloads. */
  draft: PersistedDraft
  /** Whether the form started with persisted entries. */
  isRestored: boolean
  /** False once the user has restarted with an empty form. */
  isFirstRound: boolean
}

interface State {
  sending: boolean
  sent: boolean
  /** The error of a failed submit; null if there is none. */
  error: unknown
}

/** The errors, with the answers in which they were found. */
interface Checked {
  errors: ReadonlyMap<number, string>
  answers: Answers
}

const NOTHING: Checked = { errors: new Map(), answers: {} }

/** The behaviour of a runner: pages, validation, one submit, entries that survive a reload. */
export function useRunner(options: RunnerOptions, root: RefObject<HTMLElement | null>) {
  const { fields, onSubmit, onProgress, draft } = options
  const texts = useMessages(runMessages).errors
  const { saved, isFirstRound } = options
  const [started] = useState(() => Date.now() - (isFirstRound && saved ? saved.seconds * 1000 : 0))
  const secondsSoFar = () => Math.round((Date.now() - started) / 1000)
  const [initial] = useState(() => initialAnswers(options))
  const pages = useFormPages(fields, initial)
  const [checked, setChecked] = useState<Checked>(NOTHING)
  const [state, setState] = useState<State>({ sending: false, sent: false, error: null })
  const busy = useRef(false)
  const attempt = useRef<{ answers: Answers; seconds: number }>(undefined)
  const { answers, page, index, goTo } = pages
  // An error is removed when its answer changes.
  const errors = useMemo(
    () => new Map([...checked.errors].filter(([id]) => checked.answers[String(id)] === answers[String(id)])),
    [checked, answers],
  )
  const isAnswered = Object.keys(answers).length > 0
  usePersistEntries(draft, isAnswered && !state.sent ? answers : null)

  const focusOn = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus()

  /** Validates fields; the first invalid answer gets the focus. */
  const check = (shown: readonly FormField[]): boolean => {
    const found = validateAnswers(fields, keptAnswers(fields, answers))
    const wrong = new Map(
      shown.flatMap((field) => {
        const error = found.get(field.id)
        return error ? [[field.id, answerErrorText(error, field, texts)] as const] : []
      }),
    )
    flushSync(() => setChecked({ errors: wrong, answers }))
    const [first] = wrong.keys()
    if (first !== undefined) focusOn(`[data-question="${first}"] :is(input, select, textarea, button, [tabindex])`)
    return wrong.size === 0
  }

  const show = (next: number) => {
    flushSync(() => goTo(next))
    root.current?.scrollIntoView({ block: 'start' })
    focusOn('[data-question] :is(input, select, textarea, button, [tabindex])')
  }

  return {
    ...pages,
    errors,
    state,
    next() {
      if (!check(page)) return
      show(index + 1)
      onProgress?.(keptAnswers(fields, answers), secondsSoFar())
    },
    previous: () => {
      setChecked(NOTHING)
      show(index - 1)
    },
    async submit() {
      if (busy.current || !check(page)) return
      busy.current = true
      setState({ sending: true, sent: false, error: null })
      try {
        // A retry sends the same answers with the same time, because a server recognises the repeated request by its
        // content.
        if (attempt.current?.answers !== answers) attempt.current = { answers, seconds: secondsSoFar() }
        await onSubmit(keptAnswers(fields, answers), attempt.current.seconds)
        draft.forget()
        setState({ sending: false, sent: true, error: null })
      } catch (error) {
        // The answers stay; only a rejected submit can be repeated.
        busy.current = false
        setState({ sending: false, sent: false, error })
      }
    },
  }
}

/** Initial answers: persisted ones, otherwise those of `saved`; only those that still fit the form. */
function initialAnswers({ fields, draft, isRestored, isFirstRound, saved }: RunnerOptions): Answers {
  const stored = isRestored ? ((draft.restored ?? {}) as Answers) : isFirstRound ? (saved?.answers ?? {}) : {}
  const wrong = validateAnswers(fields, stored)
  return Object.fromEntries(Object.entries(stored).filter(([id]) => !wrong.has(Number(id))))
}
