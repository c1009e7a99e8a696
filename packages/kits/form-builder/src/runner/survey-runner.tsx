import { errorIdOf, errorText } from '@ssp/api'
import { useMessages, usePersistedDraft, kitMessages } from '@ssp/feature-kit'
import { Banner, Button, Progress } from '@ssp/ui'
import { useRef, useState, type FormEvent } from 'react'
import { FormFields } from './form-fields'
import { runMessages } from './messages'
import { RunnerDone } from './runner-done'
import * as styles from './survey-runner.css'
import { useRunner, type RunnerOptions } from './use-runner'
import type { SurveyRunnerProps } from './runner-props'

/** A form for respondents: pages, progress, conditions, errors at their fields, one submit. */
export function SurveyRunner(props: SurveyRunnerProps) {
  const { draftKey = '' } = props
  const draft = usePersistedDraft(`runner:${draftKey}`, draftKey === '' ? 'never' : 'reload')
  // A restart begins with an empty form.
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
  const reasons = useMessages(kitMessages).unavailable
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
    <form ref={root} noValidate className={`ssp-FormRunner ${styles.root}`} onSubmit={submit}>
      <header className={styles.head}>
        {logo && <img src={logo} alt="" className={styles.logo} />}
        {title && <h1 className={`ssp-FormRunner__title ${styles.title}`}>{title}</h1>}
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
              <Button variant="secondary" unavailable={state.sending ? reasons.busy : null} onClick={runner.previous}>
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
