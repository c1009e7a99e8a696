import type { JobReview } from '@ssp/api'
import { formatDate, fullName, useLocale, useMessages } from '@ssp/feature-kit'
import { Banner } from '@ssp/ui'
import { reviewMessages } from '../messages'
import { ITEM_STATES, itemTone } from '../model/job'
import * as styles from './review.css'

/** The figures of an upload, and the findings of the variance check. */
export function ReviewFacts({ review }: { review: JobReview }) {
  const { counts, released, viewed, previous, missing, job, othersWait } = review
  const messages = useMessages(reviewMessages)
  const shown = ITEM_STATES.filter((state) => counts[state] > 0 || state === 'matched')
  const names = (missing?.first ?? []).map((person) => fullName(person) || (person.identifier ?? '')).filter(Boolean)
  const more = (missing?.total ?? 0) - names.length
  const list = names.join(', ')
  if (job.status <= 3) return null
  return (
    <>
      <dl className={styles.figures}>
        {shown.map((state) => (
          <Figure
            key={state}
            term={messages.states[state]}
            value={counts[state]}
            tone={counts[state] > 0 ? itemTone[state] : 'neutral'}
          />
        ))}
        <Figure term={messages.released} value={released} tone="neutral" />
        <Figure term={messages.viewed} value={viewed} tone="neutral" />
      </dl>
      {previous?.fewer && (
        <Banner
          kind="warning"
          title={messages.fewerTitle}
          text={messages.fewer(counts.matched, formatDate(previous.pay_date), previous.total)}
        />
      )}
      {othersWait && <Banner kind="info" text={messages.othersWait} />}
      {missing && missing.total > 0 && (
        <Banner
          kind="info"
          title={messages.without(missing.total)}
          text={more > 0 ? messages.andMore(list, more) : list}
        />
      )}
    </>
  )
}

function Figure({ term, value, tone }: { term: string; value: number; tone: string }) {
  const figure = new Intl.NumberFormat(useLocale())
  return (
    <div className={styles.figure} data-tone={tone}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{figure.format(value)}</dd>
    </div>
  )
}
