import {
  incidentCountQuery,
  incidentsQuery,
  teamsQuery,
  updateIncidentClock,
  updateSelectedIncidents,
  type IncidentSummary,
} from '@ssp/api'
import {
  dateRange,
  defineFilters,
  formatDate,
  lazyPanel,
  ListPage,
  oneOf,
  recordId,
  useApi,
  useCan,
  useHref,
  useListFilter,
  useMay,
  useMessages,
  usePanel,
  type Selection,
} from '@ssp/feature-kit'
import { lazyOverlay, type OverlayProps, type TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Check, Clock, Download, LayoutTemplate, X } from 'lucide-react'
import { DueBadge } from '../due-badge'
import { assigneeOf, createdOf } from '../model'
import { incidentListMessages, incidentMessages } from '../messages'
import type { SelectedActionsProps } from '../selected/selected-actions'
import { useExport } from './use-export'
import * as styles from './incidents-page.css'

const filters = defineFilters({
  teamId: recordId(),
  status: oneOf('resolved', 'unresolved', 'late'),
  createdAt: dateRange(),
})
const DEFAULTS = { sort: '-created' } as const
const SelectedActions = lazyOverlay<SelectedActionsProps & OverlayProps>(
  async () => (await import('../selected/selected-actions')).SelectedActions,
)
const ClockPanel = lazyPanel(async () => (await import('../clock/clock-panel')).ClockPanel)

/** `/client/incidents`: the reports of the employees (R3-103 to R3-114). */
export function IncidentsPage() {
  const messages = useMessages(incidentListMessages)
  const shared = useMessages(incidentMessages)
  const href = useHref()
  const [can, may] = [useCan(), useMay()]
  const teams = useQuery({ ...teamsQuery(useApi(), {}), enabled: can('TEAMS_VIEW') })
  const shown = useListFilter(filters)
  const clock = usePanel(ClockPanel)
  const file = useExport()
  const drawActions = (selection: Selection<IncidentSummary>) => (
    <SelectedActions selection={selection} filter={shown} onClose={selection.clear} />
  )
  const nameOf = ({ anonymous, possible_conflict: isConcealed, user_fullname: name }: IncidentSummary) => {
    if (isConcealed === 1) return shared.possibleConflict
    return anonymous === 1 ? shared.anonymous : (name ?? shared.none)
  }
  return (
    <>
      <ListPage
        views="incidents"
        defaults={DEFAULTS}
        numbered
        messages={messages}
        filters={filters}
        filterOptions={{ teamId: (teams.data ?? []).map(({ id, label }) => ({ value: id, label })) }}
        page={incidentsQuery}
        count={incidentCountQuery}
        bulkAll
        {...(may(updateSelectedIncidents) && { bulkActions: drawActions })}
        columns={columnsOf(messages.columns, shared, nameOf)}
        rowName={nameOf}
        rowHref={({ id }) => href(`/client/incidents/${id}`)}
        secondary={{
          id: 'export',
          label: messages.export,
          icon: <Download size={16} />,
          pending: file.isPending(),
          onAction: () => void file.run({}),
        }}
        actions={[
          {
            id: 'template',
            label: messages.template,
            icon: <LayoutTemplate size={16} />,
            href: href('/client/incidents/form'),
          },
          ...(may(updateIncidentClock)
            ? [{ id: 'clock', label: messages.clock, icon: <Clock size={16} />, onAction: () => clock.open() }]
            : []),
        ]}
      />
      {clock.element}
      {file.element}
    </>
  )
}

/** Category and excerpt, and the due date; a report that may name the caller has no texts. */
function reportOf(incident: IncidentSummary) {
  const text = [incident.category, incident.excerpt].filter(Boolean).join(': ')
  const due = <DueBadge incident={incident} />
  if (!text) return due
  return (
    <div className={styles.report}>
      <span title={text} className={styles.excerpt}>
        {text}
      </span>
      {due}
    </div>
  )
}

function columnsOf(
  headers: (typeof incidentListMessages)['messages']['columns'],
  shared: (typeof incidentMessages)['messages'],
  nameOf: (row: IncidentSummary) => string,
): TableColumn<IncidentSummary>[] {
  const dateOf = (moment: string | null) => (moment && formatDate(moment)) || shared.none
  return [
    { key: 'from', header: headers.from, cell: nameOf, main: true },
    { key: 'report', header: headers.report, cell: reportOf },
    {
      key: 'created',
      header: headers.created,
      sortable: true,
      kind: 'date',
      hideInCards: true,
      cell: (row) => dateOf(createdOf(row)),
    },
    {
      key: 'resolved',
      header: headers.resolved,
      kind: 'status',
      cell: ({ resolved }) =>
        resolved === 1 ? (
          <Check size={16} role="img" aria-label={shared.yes} className={styles.done} />
        ) : (
          <X size={16} role="img" aria-label={shared.no} className={styles.open} />
        ),
    },
    {
      key: 'resolvedDate',
      header: headers.resolvedDate,
      kind: 'date',
      hideInCards: true,
      cell: (row) => dateOf(row.resolved_at),
    },
    { key: 'team', header: headers.team, hideInCards: true, cell: ({ label }) => label ?? shared.none },
    { key: 'assignedTo', header: headers.assignedTo, cell: (row) => assigneeOf(row, shared) },
  ]
}
