import { giveRecognition, recognitionCountQuery, saveRecognitionSettings } from '@ssp/api'
import {
  CreateButton,
  listMessages,
  lazyPanel,
  useApi,
  useLocation,
  useMay,
  useMessages,
  useNavigate,
  usePanel,
} from '@ssp/feature-kit'
import { PageHeader, TabsList, TabsPanel, TabsRoot, TabsTab, useIsPhone } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Settings } from 'lucide-react'
import { useOwnEmployee } from './give/use-own-employee'
import { LeaderboardTab } from './leaderboard/leaderboard-tab'
import { ListTab, STATUSES } from './list/list-tab'
import { ManageTab } from './manage/manage-tab'
import { recognitionMessages } from './messages'
import * as styles from './recognition-page.css'

const GivePanel = lazyPanel(async () => (await import('./give/give-recognition-panel')).GiveRecognitionPanel)
const SettingsPanel = lazyPanel(async () => (await import('./settings/settings-panel')).SettingsPanel)

const TABS = ['list', 'leaderboard', 'manage'] as const
const CONTENT = { list: ListTab, leaderboard: LeaderboardTab, manage: ManageTab }

/** `/client/recognition`: recognition, the leaderboard, types and badges (R3-149 to R3-153). The tab is in the address. */
export function RecognitionPage() {
  const messages = useMessages(recognitionMessages)
  const kit = useMessages(listMessages)
  const api = useApi()
  const may = useMay()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { pathname, search } = useLocation()
  // Read before the dialog opens, which then starts with its form.
  useOwnEmployee()
  const give = usePanel(GivePanel)
  const settings = usePanel(SettingsPanel)
  const query = new URLSearchParams(search)
  const wanted = query.get('tab')
  const tab = TABS.find((each) => each === wanted) ?? 'list'
  const Content = CONTENT[tab]
  const narrowing = tab === 'list' ? narrowingOf(query) : {}
  const { data: total } = useQuery(recognitionCountQuery(api, narrowing))
  const totalText = Object.keys(narrowing).length > 0 ? kit.found : messages.total
  return (
    <TabsRoot
      value={tab}
      onValueChange={(next) => navigate(next === 'list' ? pathname : `${pathname}?tab=${next}`)}
      className={styles.page}
    >
      <PageHeader
        title={messages.title}
        // On a phone only the page buttons show it, so that the rows start higher.
        facts={!isPhone && total !== undefined && totalText(total)}
        action={
          <CreateButton panel={give} change={giveRecognition}>
            {messages.give}
          </CreateButton>
        }
        secondary={
          may(saveRecognitionSettings) && {
            id: 'settings',
            label: messages.settings,
            icon: <Settings size={16} />,
            preload: settings.preload,
            onAction: () => settings.open(),
          }
        }
        tabs={
          <TabsList aria-label={messages.tabList}>
            {TABS.map((id) => (
              <TabsTab key={id} value={id}>
                {messages.tabs[id]}
              </TabsTab>
            ))}
          </TabsList>
        }
      />
      <TabsPanel value={tab}>
        <Content />
      </TabsPanel>
      {give.element}
      {settings.element}
    </TabsRoot>
  )
}

/** Search and filter of the list in the address, as parameters of the count. */
function narrowingOf(query: URLSearchParams) {
  const [text, status] = [query.get('search'), STATUSES.find((each) => each === query.get('status'))]
  return { ...(text && { search: text }), ...(status && { status }) }
}
