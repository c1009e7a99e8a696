import type { SurveyResults } from '@ssp/api'
import { useLocale, useMessages } from '@ssp/feature-kit'
import { Card } from '@ssp/ui'
import { graphsMessages } from './messages'
import { timeText } from './time-text'
import * as styles from './results.css'

/** Responses, average time and completion rate (R2-100 to R2-102). In an anonymous survey every response is complete. */
export function ResultsSummary({ results, isAnonymous }: { results: SurveyResults; isAnonymous: boolean }) {
  const messages = useMessages(graphsMessages)
  const figure = new Intl.NumberFormat(useLocale())
  const facts = [
    [
      messages.responses,
      results.hidden ? messages.fewer(results.threshold) : figure.format(results.responses),
      isAnonymous ? '' : messages.completed(results.completed),
    ],
    [messages.averageTime, timeText(results.average_time), ''],
    ...(isAnonymous ? [] : [[messages.completionRate, messages.percent(results.completion_rate), ''] as const]),
  ] as const
  return (
    <Card aria-label={messages.summary}>
      <dl className={styles.facts}>
        {facts.map(([name, value, more]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>
              {value}
              {more && <span className={styles.factMore}>{more}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}
