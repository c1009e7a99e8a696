import type { Survey, SurveyParticipation, SurveyResults } from '@ssp/api'
import { formatDateTime, QueryView, useMessages, type Action, type QueryLike } from '@ssp/feature-kit'
import { Button, Card, Empty, Progress, Skeleton, Table, type TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { statusNow } from '../shared/status-badge'
import { participationMessages } from './messages'
import * as styles from './participation-card.css'

type Team = SurveyParticipation['teams'][number]

/** Props of `ParticipationCard`. */
export interface ParticipationCardProps {
  survey: Survey
  results: Pick<SurveyResults, 'reminded_at' | 'threshold'>
  query: QueryLike<SurveyParticipation>
  remind: Action<void>
}

/** The number of employees who have answered, also by team, and one reminder; it never identifies them. */
export function ParticipationCard({ survey, results, query, remind }: ParticipationCardProps) {
  const { reminded_at: remindedAt, threshold } = results
  const messages = useMessages(participationMessages)
  const isLive = statusNow(survey.start_date, survey.completion_date) === 'LIVE'
  const columns = useMemo(
    (): TableColumn<Team>[] => [
      { key: 'team', header: messages.columns.team, main: true, cell: ({ label }) => label },
      { key: 'members', header: messages.columns.members, kind: 'number', cell: ({ members }) => members },
      {
        key: 'rate',
        header: messages.columns.rate,
        cell: rateCell((rate) =>
          survey.anonymous || rate === null ? messages.coarse(rate, threshold) : messages.rate(rate),
        ),
      },
    ],
    [messages, survey.anonymous, threshold],
  )
  return (
    <Card
      flush
      title={messages.title}
      description={remindedAt ? messages.reminded(formatDateTime(remindedAt)) : undefined}
      actions={
        isLive &&
        remindedAt === null && (
          <Button size="small" pending={remind.isPending()} onClick={() => void remind.run()}>
            {messages.remind}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        errorTitle={messages.failed}
        skeleton={<Skeleton shape="block" height="8rem" />}
        empty={<Empty title={messages.empty} />}
        isEmpty={({ employees }) => employees === 0}
      >
        {({ employees, answered, teams }) => (
          <>
            <div className={styles.overall}>
              {answered !== null && (
                <Rate
                  label={messages.everybody}
                  rate={Math.floor((answered * 100) / employees)}
                  text={
                    !survey.anonymous
                      ? messages.overall(answered, employees)
                      : answered < threshold
                        ? messages.fewerOf(threshold, employees)
                        : messages.atLeast(answered, employees)
                  }
                />
              )}
            </div>
            {teams.length > 0 && (
              <Table caption={messages.caption} columns={columns} rows={teams} rowKey={({ id }) => id} />
            )}
            {teams.length > 0 && survey.anonymous && <p className={styles.note}>{messages.coarseNote(threshold)}</p>}
          </>
        )}
      </QueryView>
    </Card>
  )
}

const rateCell =
  (textOf: (rate: number | null) => string) =>
  ({ label, rate }: Team) => <Rate label={label} rate={rate} text={textOf(rate)} />

/** A rate as bar and text; a hidden one has no bar. */
function Rate({ label, rate, text }: { label: string; rate: number | null; text: string }) {
  return (
    <span className={styles.rate}>
      {rate !== null && <Progress hideLabel label={label} value={rate} className={styles.bar} />}
      {text}
    </span>
  )
}
