import type { IncidentSummary } from '@ssp/api'
import { formatDate, useMessages } from '@ssp/feature-kit'
import { Badge } from '@ssp/ui'
import { Clock } from 'lucide-react'
import { incidentMessages } from './messages'
import { dueOf } from './model'

/** Days before the due date at which the badge changes its colour. */
const SOON = 3

/** The next step that is due for a report, and when; renders nothing for a resolved one. */
export function DueBadge({ incident }: { incident: Pick<IncidentSummary, 'due' | 'due_at'> }) {
  const { due: texts } = useMessages(incidentMessages)
  const next = dueOf(incident)
  if (!next) return null
  const { due, late, days } = next
  const open = days <= SOON ? 'warning' : 'neutral'
  return (
    <Badge tone={late ? 'danger' : open} icon={<Clock size={12} />} title={formatDate(incident.due_at ?? '')}>
      {texts[due][late ? 'late' : 'left'](days)}
    </Badge>
  )
}
