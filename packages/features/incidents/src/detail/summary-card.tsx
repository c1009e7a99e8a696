import { updateIncident, type Incident } from '@ssp/api'
import { formatDate, formatDateTime, lazyPanel, useHref, useMay, useMessages, usePanel } from '@ssp/feature-kit'
import { Badge, Card, IconButton, Link } from '@ssp/ui'
import { Check, Pencil, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { incidentDetailMessages, incidentMessages } from '../messages'
import * as styles from './detail.css'

const AssignPanel = lazyPanel(async () => (await import('./assign-panel')).AssignPanel)

/** Whether a report is resolved, as its summary says it (R3-121, R3-122). */
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

/** Who reported it and when, its state, and to whom it is assigned (R3-116 to R3-125). */
export function SummaryCard({ incident, etag }: { incident: Incident; etag: string | undefined }) {
  const messages = useMessages(incidentDetailMessages)
  const shared = useMessages(incidentMessages)
  const text = messages.summary
  const may = useMay()
  const assign = usePanel(AssignPanel, false, { incident, etag })
  const { anonymous, gender, resolved, acknowledged_at: acknowledged } = incident
  return (
    <Card title={text.title}>
      <dl className={styles.facts}>
        <Fact term={text.from}>
          <Reporter incident={incident} />
        </Fact>
        {/* Of an anonymous report the day is all that is known. */}
        <Fact term={text.created}>{(anonymous === 1 ? formatDate : formatDateTime)(incident.created_at)}</Fact>
        {resolved === 1 && incident.resolved_at !== null && (
          <Fact term={text.resolved}>{formatDateTime(incident.resolved_at)}</Fact>
        )}
        <Fact term={text.status}>
          <StatusBadge isResolved={resolved === 1} />
          {acknowledged !== null && (
            <span className={styles.muted}>{messages.acknowledged(formatDate(acknowledged))}</span>
          )}
        </Fact>
        <Fact term={text.team}>{incident.label ?? shared.none}</Fact>
        {incident.people.length > 0 && (
          <Fact term={text.people}>
            {incident.people.map(({ id, name }, index) => (
              <Person key={id ?? index} id={id} name={name} />
            ))}
          </Fact>
        )}
        <Fact term={text.assignedTo}>
          {incident.assigned_to_username ?? text.nobody}
          {may(updateIncident) && (
            <IconButton size="small" label={text.edit} icon={<Pencil size={14} />} onClick={() => assign.open()} />
          )}
        </Fact>
        <Fact term={text.gender}>{(gender === null ? undefined : text.genders[gender]) ?? text.noGender}</Fact>
      </dl>
      {assign.element}
    </Card>
  )
}

function Reporter({ incident }: { incident: Incident }) {
  const shared = useMessages(incidentMessages)
  const { anonymous, user_id: id, user_fullname: name } = incident
  if (anonymous === 1) return shared.anonymous
  return <Person id={id} name={name ?? shared.none} />
}

// The name stays when the record is gone (3-decisions 21).
function Person({ id, name }: { id: string | null; name: string }) {
  const href = useHref()
  return id === null ? name : <Link href={href(`/employees/${id}/info`)}>{name}</Link>
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
