import {
  documentAudiencesQuery,
  documentCountQuery,
  documentFileUrl,
  documentsQuery,
  teamsQuery,
  type Document,
  type SspApi,
} from '@ssp/api'
import {
  CreateButton,
  defineFilters,
  FailureDialog,
  lazyPanel,
  ListPage,
  listTabs,
  openFile,
  recordId,
  useAction,
  useApi,
  useCan,
  useHref,
  useListFilter,
  useLocation,
  useMessages,
  useNavigate,
  usePanel,
  useRecordOptions,
  type PageArgs,
  type Selection,
  type WireOf,
} from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { MOST_TEAMS, relatedTypeOf, TARGETS, type Target } from '../model'
import { AudiencesProvider } from './audiences'
import { documentCard, documentColumns } from './document-rows'
import { ListActions } from './list-actions'
import { listMessages } from './messages'

const UploadPanel = lazyPanel(async () => (await import('../upload/upload-panel')).UploadPanel)

const filters = defineFilters({ teamIds: recordId() })
type Narrowed = WireOf<typeof filters>
// Dense facts, so the table is the default.
const defaults = { layout: 'list', sort: '-createdDt' } as const
const OVERDUE = 'overdue' as const
const WITH_OVERDUE = [...TARGETS, OVERDUE] as const
const VIEWS = { list: 'documents', also: ['tab'] } as const

/**
 * `/client/documents`: documents of the company, its teams and single employees (R3-201 to R3-208). The tab is in the
 * address.
 */
export function DocumentsPage() {
  const messages = useMessages(listMessages)
  const href = useHref()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(search).get('tab')
  // Only through its address, which the dashboard links to.
  const tab = wanted === OVERDUE ? OVERDUE : (TARGETS.find((target) => target === wanted) ?? 'company')
  const seesTeams = useCan()('TEAMS_VIEW')
  const { data: teams } = useQuery({
    ...teamsQuery(useApi(), { limit: MOST_TEAMS }),
    enabled: tab === 'teams' && seesTeams,
  })
  const [isFiltering, setFiltering] = useState(false)
  const teamIds = useRecordOptions({
    page: teamsQuery,
    option: ({ id, label }) => ({ value: id, label }),
    chosen: useListFilter(filters).teamIds,
    isOpen: tab === 'teams' && seesTeams && isFiltering,
  })
  const openTab = (target: string) => navigate(target === 'company' ? pathname : `${pathname}?tab=${target}`)
  const upload = usePanel(UploadPanel, false, {
    onShared: (target: Target) => target === 'individual' && openTab(target),
  })
  const download = useAction({
    send: (document: Document, api) => documentFileUrl(api, document.s3_file_key),
    key: (document) => document.document_id,
    failed: null,
    onDone: openFile,
  })
  const actions = {
    messages,
    hrefOf: ({ document_id: id }: Document) => href(`/client/documents/${id}`),
    pendingKey: download.pendingKey,
    onDownload: (document: Document) => void download.run(document),
  }
  const args = tab === OVERDUE ? { acknowledgement: OVERDUE } : { relatedType: relatedTypeOf(tab) }
  const ofTeams =
    teams && teams.length > 0 && teams.length < MOST_TEAMS ? teams.map(({ id }) => id).join(',') : undefined
  const teamArgs = tab === 'teams' && ofTeams !== undefined ? { ...args, teamIds: ofTeams } : args
  return (
    <>
      <ListPage
        key={tab}
        views={VIEWS}
        messages={tab === OVERDUE ? { ...messages, empty: messages.noneOverdue } : messages}
        tabs={listTabs({
          label: messages.tabList,
          value: tab,
          onValueChange: openTab,
          items: (tab === OVERDUE ? WITH_OVERDUE : TARGETS).map((id) => ({ id, label: messages.tabs[id] })),
        })}
        page={(api: SspApi, narrowed: PageArgs & Narrowed) => documentsQuery(api, { ...teamArgs, ...narrowed })}
        count={(api: SspApi, narrowed: Pick<PageArgs, 'search'> & Narrowed) =>
          documentCountQuery(api, { ...teamArgs, ...narrowed })
        }
        {...(tab === 'teams' && seesTeams && { filters, filterOptions: { teamIds } })}
        onPreloadFilters={() => setFiltering(true)}
        defaults={defaults}
        numbered
        columns={documentColumns(actions)}
        card={documentCard(actions)}
        rowKey={({ document_id: id }) => id}
        rowName={({ name }) => name}
        rowHref={actions.hrefOf}
        rowActions={null}
        aroundRows={Audiences}
        bulkActions={drawActions}
        action={
          <CreateButton panel={{ open: () => upload.open(), preload: upload.preload }}>{messages.upload}</CreateButton>
        }
      />
      {upload.element}
      <FailureDialog error={download.error?.error ?? null} onClose={download.reset} />
    </>
  )
}

/** One request for the documents of a page. */
function Audiences({ rows, children }: { rows: readonly Document[]; children: ReactNode }) {
  const ids = rows.map(({ document_id: id }) => id)
  const { data, isLoading } = useQuery({ ...documentAudiencesQuery(useApi(), ids), enabled: ids.length > 0 })
  return <AudiencesProvider rows={isLoading ? null : data}>{children}</AudiencesProvider>
}

const drawActions = (selection: Selection<Document>) => <ListActions selection={selection} />
