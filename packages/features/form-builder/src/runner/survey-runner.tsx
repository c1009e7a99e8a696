import { errorIdOf, errorText } from '@ssp/api'
import { useMessages, usePersistedDraft } from '@ssp/feature-kit'
import { Banner, Button, Progress } from '@ssp/ui'
import { useRef, useState, type FormEvent } from 'react'
import { FormFields } from './form-fields'
import type { Answers, FormField } from '../model'
import { runMessages } from './messages'
import { RunnerDone } from './runner-done'
import * as styles from './survey-runner.css'
import { useRunner, type RunnerOptions } from './use-runner'

/** Props of `SurveyRunner`. */
export interface SurveyRunnerProps {
  fields: readonly FormField[]
  title?: string
  description?: string
  /** Address of the logo of a branded form. Default none. */
  logo?: string | null
  /** Whether answers are stored without the person, which is said before answering. Default false. */
  anonymous?: boolean
  /** Says what is stored in place of the usual note. */
  storedNote?: string
  /** Names the form for answers that are kept over a reload of the tab: the id of the survey. Default: they are not kept. */
  draftKey?: string
  /** Answers to begin with, for example progress that a server has stored; those kept over a reload come first. */
  saved?: { answers: Answers; seconds: number }
  /** Called with the answers so far and their seconds whenever a page has been completed and another one follows. */
  onProgress?: (answers: Answers, seconds: number) => void
  /**
   * Sends the answers to visible questions and the seconds since the form was opened. Called once per submit; while it runs
   * and after it resolved nothing is sent again. When it rejects, the answers stay and can be sent again.
   */
  onSubmit: (answers: Answers, seconds: number) => Promise<void>
}

/** A form as somebody fills it in: pages, progress, conditions, errors at their fields, one submit. */
export function SurveyRunner(props: SurveyRunnerProps) {
  const { draftKey = '' } = props
  const draft = usePersistedDraft(`runner:${draftKey}`, draftKey === '' ? 'never' : 'reload')
  // A new round begins with an empty form.
  const [round, setRound] = useState(0)
  return (
    <Run
      key={round}
      {...props}
      draft={draft}
      isFirstRound={round === 0}
      isRestored={round === 0 && draft.restored !== null}
      onStartAgain={() => {
        draft.forget()
        setRound(round + 1)
      }}
    />
  )
}

interface RunProps extends RunnerOptions {
  onStartAgain: () => void
}

function Run(props: RunProps) {
  const { fields, title, description, logo, anonymous = false, storedNote, saved } = props
  const { isRestored, isFirstRound, onStartAgain } = props
  const messages = useMessages(runMessages)
  const root = useRef<HTMLFormElement>(null)
  const runner = useRunner(props, root)
  const { page, index, count, answers, answer, errors, state } = runner
  if (state.sent) return <RunnerDone title={title} />
  const isLast = index === count - 1
  const isContinued = isRestored || (isFirstRound && Object.keys(saved?.answers ?? {}).length > 0)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isLast) void runner.submit()
    else runner.next()
  }
  return (
    <form ref={root} noValidate className={styles.root} onSubmit={submit}>
      <header className={styles.head}>
        {logo && <img src={logo} alt="" className={styles.logo} />}
        {title && <h1 className={styles.title}>{title}</h1>}
        {description && index === 0 && <p className={styles.lead}>{description}</p>}
        {index === 0 && (
          <Banner
            kind="info"
            title={anonymous ? messages.anonymousTitle : messages.namedTitle}
            text={storedNote ?? (anonymous ? messages.anonymous : messages.named)}
          />
        )}
        {isContinued && (
          <div className={styles.restored}>
            <span>{messages.restored}</span>
            <Button variant="secondary" size="small" onClick={onStartAgain}>
              {messages.startAgain}
            </Button>
          </div>
        )}
        {count > 1 && <Progress label={messages.progress(index + 1, count)} value={(100 * (index + 1)) / count} />}
      </header>
      {fields.length === 0 ? (
        <p className={styles.lead}>{messages.empty}</p>
      ) : (
        <>
          {page.some(({ required }) => required) && <p className={styles.hint}>{messages.required}</p>}
          <FormFields fields={page} answers={answers} onAnswer={answer} errors={errors} />
          <div aria-live="assertive">
            {errors.size > 0 && <p className={styles.error}>{messages.attention(errors.size)}</p>}
          </div>
          {state.error !== null && (
            <Banner
              title={messages.failed}
              text={errorText(state.error, messages.kept)}
              errorId={errorIdOf(state.error)}
            />
          )}
          <div className={styles.actions}>
            {index > 0 && (
              <Button variant="secondary" disabled={state.sending} onClick={runner.previous}>
                {messages.previous}
              </Button>
            )}
            <Button type="submit" variant="primary" pending={state.sending} className={styles.submit}>
              {isLast ? messages.submit : messages.next}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
