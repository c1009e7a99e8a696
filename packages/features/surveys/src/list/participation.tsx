import type { SurveyParticipationRow, SurveySummary } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { statusNow } from '../shared/status-badge'
import { surveyListMessages } from './messages'

/** Rows by the id of their survey. */
type Participation = ReadonlyMap<string, SurveyParticipationRow> | null | undefined

const ParticipationContext = createContext<Participation>(undefined)

/** Whether a survey is or was open for answers. */
export const isAnswerable = ({ start_date, completion_date }: SurveySummary) =>
  ['LIVE', 'COMPLETED'].includes(statusNow(start_date, completion_date))

/** Props of `ParticipationProvider`. */
export interface ParticipationProviderProps {
  /** Response numbers of the surveys of one page; null while they load, undefined if they cannot be read. */
  rows: readonly SurveyParticipationRow[] | null | undefined
  children: ReactNode
}

/** Provides the number of responses of each survey of a page to `Answered`. */
export function ParticipationProvider({ rows, children }: ParticipationProviderProps) {
  const byId = useMemo(() => rows && new Map(rows.map((row) => [row.id, row])), [rows])
  return <ParticipationContext value={byId}>{children}</ParticipationContext>
}

/**
 * The number of employees who have answered a survey, as on its page; nothing before it opens and if the server returns no
 * number.
 */
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
