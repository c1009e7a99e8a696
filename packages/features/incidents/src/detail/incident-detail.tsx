import { addIncidentNote, updateIncident, type Incident, type IncidentImage } from '@ssp/api'
import {
  FailureModal,
  formatDate,
  lazyPanel,
  useAction,
  useBack,
  useHref,
  useMay,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import { FormAnswers } from '@ssp/form-builder'
import { Button, Card, Menu, PageHeader } from '@ssp/ui'
import { BadgeCheck, FileArchive, ImagePlus, MessageSquarePlus } from 'lucide-react'
import { useMemo } from 'react'
import { DueBadge } from '../due-badge'
import { evidenceMessages } from '../evidence/messages'
import { useEvidence } from '../evidence/use-evidence'
import { incidentDetailMessages, incidentMessages } from '../messages'
import { readReport } from '../model'
import { ImagesCard } from './images-card'
import { NotesCard } from './notes-card'
import { StatusBadge, SummaryCard } from './summary-card'
import * as styles from './detail.css'

const NotePanel = lazyPanel(async () => (await import('./note-panel')).NotePanel)
const ImagesPanel = lazyPanel(async () => (await import('./images-panel')).ImagesPanel)

/** Props of `IncidentDetail`. */
export interface IncidentDetailProps {
  incident: Incident
  images: readonly IncidentImage[]
  /** ETag of the report; every change names it. */
  etag: string | undefined
}

/** A report: what was answered, its summary, images and notes, and what can be done. */
export function IncidentDetail({ incident, images, etag }: IncidentDetailProps) {
  const messages = useMessages(incidentDetailMessages)
  const shared = useMessages(incidentMessages)
  const href = useHref()
  const goBack = useBack()
  const may = useMay()
  const isResolved = incident.resolved === 1
  const note = usePanel(NotePanel, false, { incidentId: incident.id })
  const upload = usePanel(ImagesPanel, false, { incidentId: incident.id })
  const evidence = useEvidence(incident.id)
  const evidenceText = useMessages(evidenceMessages)
  const change = useAction({
    send: (fields: { resolved: number } | { acknowledged: number }, api) =>
      updateIncident(api, { id: incident.id, change: fields, ifMatch: etag }),
    key: (fields) => Object.keys(fields).join(),
    invalidates: updateIncident.changes,
    failed: null,
  })
  const report = useMemo(() => readReport(incident.fields), [incident.fields])
  const from = incident.anonymous === 1 ? shared.anonymous : (incident.user_fullname ?? shared.none)
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: shared.incidents, href: href('/client/incidents') }]}
        title={messages.title}
        facts={
          <>
            <span>{from}</span>
            <span>{formatDate(incident.created_at)}</span>
            <StatusBadge isResolved={isResolved} />
            <DueBadge incident={incident} />
          </>
        }
        action={
          <div className={styles.buttons}>
            <Menu
              label={messages.more}
              variant="secondary"
              actions={[
                {
                  id: 'evidence',
                  label: evidenceText.action,
                  icon: <FileArchive size={16} />,
                  onAction: () => void evidence.run(),
                },
              ]}
            />
            <Button onClick={goBack}>{shared.goBack}</Button>
            <Button iconStart={<ImagePlus size={16} />} onClick={() => upload.open()}>
              {messages.addImage}
            </Button>
            {may(addIncidentNote) && (
              <Button iconStart={<MessageSquarePlus size={16} />} onClick={() => note.open()}>
                {messages.addNote}
              </Button>
            )}
            {incident.due === 'acknowledge' && may(updateIncident) && (
              <Button
                iconStart={<BadgeCheck size={16} />}
                pending={change.isPending({ acknowledged: 1 })}
                onClick={() => void change.run({ acknowledged: 1 })}
              >
                {messages.acknowledge}
              </Button>
            )}
            {may(updateIncident) && (
              <Button
                variant="primary"
                pending={change.isPending({ resolved: 1 })}
                onClick={() => void change.run({ resolved: isResolved ? 0 : 1 })}
              >
                {isResolved ? messages.notResolved : messages.resolve}
              </Button>
            )}
          </div>
        }
      />
      <div className={styles.columns}>
        <Card title={messages.report}>
          <div className={styles.report}>
            {report.fields.length === 0 ? (
              <p className={styles.muted}>{messages.noReport}</p>
            ) : (
              <FormAnswers fields={report.fields} answers={report.answers} />
            )}
          </div>
        </Card>
        <div className={styles.column}>
          <SummaryCard incident={incident} etag={etag} />
          <ImagesCard images={images} />
          <NotesCard incidentId={incident.id} />
        </div>
      </div>
      {note.element}
      {upload.element}
      <FailureModal actions={[change, evidence]} />
    </div>
  )
}
