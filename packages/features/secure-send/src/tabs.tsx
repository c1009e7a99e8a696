import { CreateButton, lazyPanel, listTabs, useMessages, useNavigate, usePanel } from '@ssp/feature-kit'
import { secureSendMessages } from './messages'

const PATHS = { inbox: '/shared-documents', logs: '/shared-documents/logs' } as const

const SharePanel = lazyPanel(async () => (await import('./share/share-panel')).SharePanel)

/** Tabs and main action of both lists: a change of the tab is a change of the page (R3-273). */
export function useSecureSendFrame(tab: keyof typeof PATHS) {
  const messages = useMessages(secureSendMessages)
  const navigate = useNavigate()
  const share = usePanel(SharePanel)
  return {
    panel: share.element,
    action: <CreateButton panel={share}>{messages.share}</CreateButton>,
    tabs: listTabs({
      label: messages.tabList,
      items: [
        { id: 'inbox', label: messages.tabs.inbox },
        { id: 'logs', label: messages.tabs.logs },
      ],
      value: tab,
      onValueChange: (id) => navigate(id === 'logs' ? PATHS.logs : PATHS.inbox),
    }),
  }
}
