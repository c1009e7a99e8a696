import { remindSurvey, surveyParticipationQuery, type Survey, type SurveyParticipation } from '@ssp/api'
import { formatDateTime, QueryView, useAction, useApi, useMessages } from '@ssp/feature-kit'
import { Button, Card, Empty, Progress, Skeleton, Table, type TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { statusNow } from '../shared/status-badge'
import { participationMessages } from './messages'
import * as styles from './participation-card.css'

type Team = SurveyParticipation['teams'][number]

/** Props of `ParticipationCard`. */
export interface ParticipationCardProps {
  survey: Survey
  /** When the reminder was sent; null before. */
  remindedAt: string | null
}

/** How many of each team have answered, and one reminder to the others; it never tells who they are. */
export function ParticipationCard({ survey, remindedAt }: ParticipationCardProps) {
  const messages = useMessages(participationMessages)
  const query = useQuery(surveyParticipationQuery(useApi(), survey.id))
  const remind = useAction({
    send: (_: void, api) => remindSurvey(api, { id: survey.id }),
    confirm: () => ({ title: messages.confirm, text: messages.confirmText, confirmLabel: messages.remind }),
    invalidates: ['survey-responses'],
    done: messages.sent,
  })
  const isLive = statusNow(survey.start_date, survey.completion_date) === 'LIVE'
  const columns = useMemo(
    (): TableColumn<Team>[] => [
      { key: 'team', header: messages.columns.team, main: true, cell: ({ label }) => label },
      { key: 'members', header: messages.columns.members, align: 'end', cell: ({ members }) => members },
      {
        key: 'rate',
        header: messages.columns.rate,
        cell: rateCell,
      },
    ],
    [messages],
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
        isEmpty={({ teams }) => teams.length === 0}
      >
        {({ teams }) => <Table caption={messages.caption} columns={columns} rows={teams} rowKey={({ id }) => id} />}
      </QueryView>
    </Card>
  )
}

const rateCell = ({ label, rate }: Team) => (
  <span className={styles.rate}>
    <Progress hideLabel label={label} value={rate} className={styles.bar} />
    {`${rate}%`}
  </span>
)
