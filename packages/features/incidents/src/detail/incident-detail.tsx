import { updateIncident, type Incident, type IncidentImage } from '@ssp/api'
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
import { Button, Card, PageHeader } from '@ssp/ui'
import { BadgeCheck, FileArchive, ImagePlus } from 'lucide-react'
import { useMemo } from 'react'
import { DueBadge } from '../due-badge'
import { evidenceMessages } from '../evidence/messages'
import { useEvidence } from '../evidence/use-evidence'
import { incidentDetailMessages, incidentMessages } from '../messages'
import { createdOf, readReport, reporterOf } from '../model'
import { Images } from './images'
import { StatusBadge, SummaryCard } from './summary-card'
import { Timeline } from './timeline'
import * as styles from './detail.css'

const ImagesPanel = lazyPanel(async () => (await import('./images-panel')).ImagesPanel)

/** Props of `IncidentDetail`. */
export interface IncidentDetailProps {
  incident: Incident
  images: readonly IncidentImage[]
  /** ETag of the report; every change names it. */
  etag: string | undefined
}

/** A report: what was answered, its summary, images and timeline, and what can be done. */
export function IncidentDetail({ incident, images, etag }: IncidentDetailProps) {
  const messages = useMessages(incidentDetailMessages)
  const shared = useMessages(incidentMessages)
  const { action: evidenceLabel } = useMessages(evidenceMessages)
  const href = useHref()
  const back = useBack()
  const may = useMay()
  const upload = usePanel(ImagesPanel, false, { incidentId: incident.id })
  const evidence = useEvidence(incident.id)
  const change = useAction({
    send: (fields: { resolved: number } | { acknowledged: number }, api) =>
      updateIncident(api, { id: incident.id, change: fields, ifMatch: etag }),
    key: (fields) => Object.keys(fields).join(),
    invalidates: updateIncident.changes,
    failed: null,
  })
  const report = useMemo(() => readReport(incident.fields), [incident.fields])
  const isResolved = incident.resolved === 1
  const addImage = {
    id: 'image',
    label: messages.addImage,
    icon: <ImagePlus size={16} />,
    onAction: () => upload.open(),
  }
  const acknowledge = incident.due === 'acknowledge' &&
    may(updateIncident) && {
      id: 'acknowledge',
      label: messages.acknowledge,
      icon: <BadgeCheck size={16} />,
      pending: change.isPending({ acknowledged: 1 }),
      onAction: () => void change.run({ acknowledged: 1 }),
    }
  return (
    <div className={styles.page}>
      <PageHeader
        onBack={back}
        backLabel={shared.goBack}
        breadcrumbs={[{ label: shared.incidents, href: href('/client/incidents') }]}
        title={reporterOf(incident, shared)}
        facts={
          <>
            <StatusBadge isResolved={isResolved} />
            <DueBadge incident={incident} />
            <span>{messages.reported(formatDate(createdOf(incident)))}</span>
          </>
        }
        action={
          may(updateIncident) && (
            <Button
              variant="primary"
              pending={change.isPending({ resolved: 1 })}
              onClick={() => void change.run({ resolved: isResolved ? 0 : 1 })}
            >
              {isResolved ? messages.notResolved : messages.resolve}
            </Button>
          )
        }
        secondary={acknowledge || addImage}
        actions={[
          ...(acknowledge ? [addImage] : []),
          {
            id: 'evidence',
            label: evidenceLabel,
            icon: <FileArchive size={16} />,
            onAction: () => void evidence.run(),
          },
        ]}
      />
      <div className={styles.columns}>
        <Card title={messages.report} className={styles.report}>
          <div className={styles.parts}>
            {report.fields.length === 0 ? (
              <p className={styles.muted}>{messages.noReport}</p>
            ) : (
              <FormAnswers fields={report.fields} answers={report.answers} />
            )}
            <Images images={images} />
          </div>
        </Card>
        <div className={styles.side}>
          <SummaryCard incident={incident} etag={etag} />
        </div>
        <div className={styles.timeline}>
          <Timeline incident={incident} />
        </div>
      </div>
      {upload.element}
      <FailureModal actions={[change, evidence]} />
    </div>
  )
}
