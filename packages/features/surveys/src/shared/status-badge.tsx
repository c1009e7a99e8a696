import { surveyStatus, type SurveyStatus } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Badge, type BadgeTone } from '@ssp/ui'
import { surveyMessages } from './messages'

const TONES: Record<SurveyStatus, BadgeTone> = {
  DRAFT: 'neutral',
  SCHEDULED: 'info',
  LIVE: 'success',
  COMPLETED: 'brand',
}

/** The current status of a survey. */
export const statusNow = (start: string | null, completion: string | null): SurveyStatus =>
  surveyStatus({ start_date: start, completion_date: completion })

/** Whether start date and anonymity can no longer change (R2-480 to R2-485). */
export const isLocked = (status: SurveyStatus): boolean => status === 'LIVE' || status === 'COMPLETED'

/** The status of a survey as a badge (R2-474 to R2-476). */
export function StatusBadge({ status }: { status: SurveyStatus }) {
  return <Badge tone={TONES[status]}>{useMessages(surveyMessages).statuses[status]}</Badge>
}
