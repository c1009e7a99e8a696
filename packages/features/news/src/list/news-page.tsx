import { newsQuery, type NewsListItem, type SspApi } from '@ssp/api'
import {
  formatDate,
  ListPage,
  today,
  useCan,
  useClient,
  useHref,
  useListFilter,
  useMessages,
  useNavigate,
  useNotify,
  type MessagesOf,
  type PageArgs,
  type Selection,
} from '@ssp/feature-kit'
import { Badge, Button, lazyOverlay, VisuallyHidden, type OverlayProps, type TableColumn } from '@ssp/ui'
import { Check, Plus, X } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { newsListMessages } from '../messages'
import type { SelectedActionsProps } from '../selected/selected-actions'
import * as styles from './news-page.css'

const DEFAULTS = { sort: '-created' } as const
const NO_FILTERS = {}
const SelectedActions = lazyOverlay<SelectedActionsProps & OverlayProps>(
  async () => (await import('../selected/selected-actions')).SelectedActions,
)

/** `/news`: the articles of the client, ten per page (R4-206 to R4-217). */
export function NewsPage() {
  const messages = useMessages(newsListMessages)
  const { platform_id: platform } = useClient()
  const href = useHref()
  const navigate = useNavigate()
  const notify = useNotify()
  const can = useCan()
  // A user who may not edit is linked to the log, which everyone may open (4-decisions 9).
  const target = can('NEWS_UPDATE') ? 'Edit' : 'Logs'
  const page = useCallback((api: SspApi, args: PageArgs) => newsQuery(api, { ...args, platform }), [platform])
  const columns = useMemo(() => columnsOf(messages), [messages])
  const create = () => {
    if (can('CLIENT_SWITCH')) navigate('/news/Create')
    else notify.toast({ kind: 'error', title: messages.forbidden })
  }
  const shown = useListFilter(NO_FILTERS)
  const drawActions = (selection: Selection<NewsListItem>) => (
    <SelectedActions selection={selection} filter={shown} onClose={selection.clear} />
  )
  const hrefOf = ({ id }: NewsListItem) => href(`/news/${target}/${id}`)
  return (
    <ListPage
      views="news"
      defaults={DEFAULTS}
      messages={messages}
      page={page}
      columns={columns}
      rowName={({ title }) => title}
      rowHref={hrefOf}
      bulkAll
      {...(can('NEWS_UPDATE') && { bulkActions: drawActions })}
      action={
        <Button variant="primary" iconStart={<Plus size={16} />} onClick={create}>
          {messages.create}
        </Button>
      }
    />
  )
}

const columnsOf = (messages: MessagesOf<typeof newsListMessages>): TableColumn<NewsListItem>[] => [
  { key: 'title', header: messages.columns.title, main: true, sortable: true, cell: ({ title }) => title },
  {
    key: 'created',
    header: messages.columns.created,
    kind: 'date',
    sortable: true,
    cell: ({ created_at }) => formatDate(created_at),
  },
  {
    key: 'expiry',
    header: messages.columns.expiry,
    kind: 'date',
    // Beside the creation date its label would be cut.
    hideInCards: true,
    cell: ({ expiry_date }) =>
      expiry_date ? formatDate(expiry_date) : <span className={styles.muted}>{messages.noExpiry}</span>,
  },
  {
    key: 'published',
    header: messages.columns.published,
    kind: 'status',
    cell: ({ published, expiry_date: expiry }) => (
      <span data-published={published !== null} className={styles.published}>
        {published === null ? <X size={18} aria-hidden /> : <Check size={18} aria-hidden />}
        <VisuallyHidden>{published === null ? messages.notPublished : messages.published}</VisuallyHidden>
        {expiry !== null && expiry <= today() && <Badge tone="warning">{messages.expired}</Badge>}
      </span>
    ),
  },
]
