import { surveyParticipationsQuery, type SurveyParticipationRow, type SurveySummary } from '@ssp/api'
import { useApi, useCan, useMessages } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { statusNow } from '../shared/status-badge'
import { surveyListMessages } from './messages'

/** Rows by the id of their survey; null while they load, undefined where they cannot be read. */
type Participation = ReadonlyMap<string, SurveyParticipationRow> | null | undefined

const ParticipationContext = createContext<Participation>(undefined)

/** Whether a survey is, or was, open for answers. */
const isAnswerable = ({ start_date, completion_date }: SurveySummary) =>
  ['LIVE', 'COMPLETED'].includes(statusNow(start_date, completion_date))

/** Props of `ParticipationProvider`. */
export interface ParticipationProviderProps {
  /** Surveys of one page. */
  rows: readonly SurveySummary[]
  children: ReactNode
}

/** Reads how many have answered each survey of a page in one request, for `Answered`. */
export function ParticipationProvider({ rows, children }: ParticipationProviderProps) {
  const ids = rows.filter(isAnswerable).map(({ id }) => id)
  const isRead = useCan()('SURVEYS_UPDATE') && ids.length > 0
  const { data, isLoading } = useQuery({ ...surveyParticipationsQuery(useApi(), ids), enabled: isRead })
  const byId = useMemo(() => (isLoading ? null : data && new Map(data.map((row) => [row.id, row]))), [data, isLoading])
  return <ParticipationContext value={byId}>{children}</ParticipationContext>
}

/** How many have answered a survey, as its page shows the same caller; nothing before it opens and where the server returns no number. */
export function Answered({ survey }: { survey: SurveySummary }) {
  const messages = useMessages(surveyListMessages)
  const rows = useContext(ParticipationContext)
  if (!isAnswerable(survey)) return null
  if (rows === null) return <Skeleton width="8rem" />
  const row = rows?.get(survey.id)
  if (!row || row.answered === null) return null
  const { answered, employees, threshold } = row
  if (threshold === null) return messages.answeredOf(answered, employees)
  return answered < threshold ? messages.fewerThan(threshold, employees) : messages.atLeast(answered, employees)
}
