import { updateIncident, type Incident } from '@ssp/api'
import { formatDate, formatDateTime, lazyPanel, useHref, useMay, useMessages, usePanel } from '@ssp/feature-kit'
import { Badge, Card, DescriptionList, IconButton, Link } from '@ssp/ui'
import { Check, Pencil, X } from 'lucide-react'
import { DueBadge } from '../due-badge'
import { incidentDetailMessages, incidentMessages } from '../messages'
import { assigneeOf, createdOf, reporterOf } from '../model'
import * as styles from './detail.css'

const AssignPanel = lazyPanel(async () => (await import('./assign-panel')).AssignPanel)

/** Whether a report is resolved, as shown in its summary (R3-121, R3-122). */
export function StatusBadge({ isResolved }: { isResolved: boolean }) {
  const { isResolved: resolved, isOpen } = useMessages(incidentDetailMessages).summary
  return isResolved ? (
    <Badge tone="success" icon={<Check size={12} />}>
      {resolved}
    </Badge>
  ) : (
    <Badge tone="warning" icon={<X size={12} />}>
      {isOpen}
    </Badge>
  )
}

/** Assignee, state and deadline, reporter and time of the report (R3-116 to R3-125). */
export function SummaryCard({ incident, etag }: { incident: Incident; etag: string | undefined }) {
  const messages = useMessages(incidentDetailMessages)
  const shared = useMessages(incidentMessages)
  const text = messages.summary
  const may = useMay()
  const assign = usePanel(AssignPanel, false, {
    of: incident.id,
    assignedTo: incident.assigned_to,
    conflicts: incident.conflicts,
    etag,
    send: (assigned_to, { api, ifMatch }) => updateIncident(api, { id: incident.id, change: { assigned_to }, ifMatch }),
  })
  const { anonymous, gender, resolved, resolved_at: resolvedAt, acknowledged_at: acknowledged, people } = incident
  const items = [
    {
      label: text.assignedTo,
      value: (
        <span className={styles.value}>
          {assigneeOf(incident, shared) ?? text.nobody}
          {may(updateIncident) && (
            <IconButton size="small" label={text.edit} icon={<Pencil size={14} />} onClick={() => assign.open()} />
          )}
        </span>
      ),
    },
    {
      label: text.status,
      value: (
        <span className={styles.value}>
          <StatusBadge isResolved={resolved === 1} />
          {acknowledged !== null && (
            <span className={styles.muted}>{messages.acknowledged(formatDate(acknowledged))}</span>
          )}
        </span>
      ),
    },
    ...(incident.due === null ? [] : [{ label: text.deadline, value: <Deadline incident={incident} /> }]),
    { label: text.team, value: incident.label ?? shared.none },
    { label: text.from, value: <Reporter incident={incident} /> },
    // For an anonymous report only the day is stored.
    { label: text.created, value: (anonymous === 1 ? formatDate : formatDateTime)(createdOf(incident)) },
    ...(resolved === 1 && resolvedAt !== null ? [{ label: text.resolved, value: formatDateTime(resolvedAt) }] : []),
    ...(people.length === 0
      ? []
      : [
          {
            label: text.people,
            value: (
              <span className={styles.value}>
                {people.map(({ id, name }, index) => (
                  <Person key={id ?? index} id={id} name={name} />
                ))}
              </span>
            ),
          },
        ]),
    { label: text.gender, value: (gender === null ? undefined : text.genders[gender]) ?? text.noGender },
  ]
  return (
    <Card title={text.title}>
      <DescriptionList columns={2} items={items} />
      {assign.element}
    </Card>
  )
}

function Deadline({ incident }: { incident: Incident }) {
  return (
    <span className={styles.value}>
      {formatDate(incident.due_at)}
      <DueBadge incident={incident} />
    </span>
  )
}

function Reporter({ incident }: { incident: Incident }) {
  const name = reporterOf(incident, useMessages(incidentMessages))
  return incident.anonymous === 1 ? name : <Person id={incident.user_id} name={name} />
}

// The name stays when the record no longer exists (3-decisions 21).
function Person({ id, name }: { id: string | null; name: string }) {
  const href = useHref()
  return id === null ? name : <Link href={href(`/employees/${id}/info`)}>{name}</Link>
}
