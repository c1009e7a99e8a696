import {
  ApiError,
  declareNoConflict,
  incidentQuery,
  removeIncidentImage,
  updateIncident,
  type Incident,
  type IncidentImage,
} from '@ssp/api'
import {
  FailureModal,
  formatDate,
  lazyPanel,
  RecordView,
  useAction,
  useApi,
  useBack,
  useHref,
  useMay,
  useMessages,
  usePanel,
  type RouteParams,
} from '@ssp/feature-kit'
import { FormAnswers } from '@ssp/form-builder'
import { Button, Card, PageHeader, Skeleton } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { BadgeCheck, FileArchive, ImagePlus } from 'lucide-react'
import { useMemo } from 'react'
import { DueBadge } from '../due-badge'
import { evidenceMessages } from '../evidence/messages'
import { useEvidence } from '../evidence/use-evidence'
import { incidentDetailMessages, incidentMessages } from '../messages'
import { createdOf, readReport, reporterOf } from '../model'
import { ConflictCard } from './conflict-card'
import * as styles from './detail.css'
import { Images } from './images'
import { StatusBadge, SummaryCard } from './summary-card'
import { Timeline } from './timeline'
import { useTimeline } from './use-timeline'

const ImagesPanel = lazyPanel(async () => (await import('./images-panel')).ImagesPanel)

/** `/client/incidents/:id`: one report with its actions (R3-115 to R3-135). */
export function IncidentPage({ params: { id = '' } }: RouteParams) {
  const messages = useMessages(incidentDetailMessages)
  const query = useQuery(incidentQuery(useApi(), id))
  const listHref = useHref()('/client/incidents')
  const declaration = useAction({
    send: (_: void, api) => declareNoConflict(api, { id }),
    invalidates: declareNoConflict.changes,
    failed: null,
  })
  // The report may name the account (decision 0030).
  if (query.error instanceof ApiError && query.error.code === 'conflict')
    return <ConflictCard declaration={declaration} />
  return (
    <RecordView query={query} skeleton={<DetailSkeleton />} messages={messages} listHref={listHref}>
      {(found) => <IncidentDetail key={found.incident.id} {...found} />}
    </RecordView>
  )
}

function DetailSkeleton() {
  return (
    <div className={styles.columns}>
      <Card className={styles.report}>
        <Skeleton height="24rem" />
      </Card>
      <Card className={styles.side}>
        <Skeleton height="16rem" />
      </Card>
    </div>
  )
}

interface IncidentDetailProps {
  incident: Incident
  images: readonly IncidentImage[]
  /** ETag of the report, sent with every change. */
  etag: string | undefined
}

/** A report: answers, summary, images, timeline, and actions. */
function IncidentDetail({ incident, images, etag }: IncidentDetailProps) {
  const messages = useMessages(incidentDetailMessages)
  const shared = useMessages(incidentMessages)
  const { action: evidenceLabel } = useMessages(evidenceMessages)
  const href = useHref()
  const back = useBack()
  const may = useMay()
  const upload = usePanel(ImagesPanel, false, { incidentId: incident.id })
  const evidence = useEvidence(incident.id)
  const timeline = useTimeline(incident)
  const change = useAction({
    send: (fields: { resolved: number } | { acknowledged: number }, api) =>
      updateIncident(api, { id: incident.id, change: fields, ifMatch: etag }),
    key: (fields) => Object.keys(fields).join(),
    invalidates: updateIncident.changes,
    failed: null,
  })
  const removeImage = useAction({
    send: ({ key }: IncidentImage, api) => removeIncidentImage(api, { key }),
    key: ({ key }) => key,
    confirm: () => ({
      title: messages.images.confirm,
      loses: messages.images.loses,
      confirmLabel: messages.images.remove,
      destructive: true,
    }),
    invalidates: removeIncidentImage.changes,
    done: messages.images.removed,
    failed: null,
  })
  const report = useMemo(() => readReport(incident.fields), [incident.fields])
  const isResolved = incident.resolved === 1
  const addImage = may(updateIncident) && {
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
          ...(acknowledge && addImage ? [addImage] : []),
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
            <Images images={images} removal={removeImage} />
          </div>
        </Card>
        <div className={styles.side}>
          <SummaryCard incident={incident} etag={etag} />
        </div>
        <div className={styles.timeline}>
          <Timeline incident={incident} {...timeline} />
        </div>
      </div>
      {upload.element}
      <FailureModal actions={[change, evidence]} />
    </div>
  )
}
