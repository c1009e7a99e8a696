import type { SharedDocument, sharedDocumentsQuery, SspApi } from '@ssp/api'
import {
  CreateButton,
  lazyPanel,
  ListPage,
  listTabs,
  useMessages,
  useNavigate,
  usePanel,
  useSession,
  type ListPageProps,
  type PageArgs,
} from '@ssp/feature-kit'
import { useCallback } from 'react'
import { secureSendMessages } from './messages'
import { PATHS } from './paths'

const VIEWS = { inbox: 'secure-send-inbox', logs: 'secure-send-log' } as const

const DEFAULTS = { sort: '-sharedAt' } as const

const SharePanel = lazyPanel(async () => (await import('./share/share-panel')).SharePanel)

const nameOf = ({ filename }: SharedDocument) => filename
/** A share has a row for each recipient; all have the same file. */
const createdIds = ({ key }: SharedDocument) => [key]

/** Props of `SharedList`; the other props render the rows. */
export interface SharedListProps extends Pick<
  ListPageProps<{ rows: SharedDocument[]; total: number }>,
  'messages' | 'columns' | 'card' | 'rowActions'
> {
  tab: keyof typeof PATHS
  /** Rows of one page of what belongs to a user. */
  query: typeof sharedDocumentsQuery
}

/** One of the two lists of the user, with tabs and main action; changing the tab changes the page (R3-273). */
export function SharedList({ tab, query, ...list }: SharedListProps) {
  const messages = useMessages(secureSendMessages)
  const navigate = useNavigate()
  const userId = useSession().user?.id ?? ''
  const share = usePanel(SharePanel)
  const page = useCallback((api: SspApi, args: PageArgs) => query(api, { userId, ...args }), [query, userId])
  return (
    <>
      <ListPage
        {...list}
        views={VIEWS[tab]}
        defaults={DEFAULTS}
        page={page}
        rowName={nameOf}
        createdIds={createdIds}
        action={<CreateButton panel={share}>{messages.share}</CreateButton>}
        tabs={listTabs({
          label: messages.tabList,
          items: [
            { id: 'inbox', label: messages.tabs.inbox },
            { id: 'logs', label: messages.tabs.logs },
          ],
          value: tab,
          onValueChange: (id) => navigate(id === 'logs' ? PATHS.logs : PATHS.inbox),
        })}
      />
      {share.element}
    </>
  )
}
