import { listTabs, useCan, useHref, useLocation, useMessages, useNavigate, type ListTabs } from '@ssp/feature-kit'
import { Menu } from '@ssp/ui'
import { ClipboardList, LayoutTemplate } from 'lucide-react'
import type { ReactNode } from 'react'
import { surveyTabsMessages } from './messages'
import { readTab, SURVEY_TABS, writeTab } from './tab'

/** The tabs of `/surveys`, and the actions button of both (decisions 13 and 14). */
export function useSurveyTabs(): { tabs: ListTabs; action: ReactNode } {
  const messages = useMessages(surveyTabsMessages)
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const href = useHref()
  const can = useCan()
  return {
    tabs: listTabs({
      label: messages.label,
      items: SURVEY_TABS.map((id) => ({ id, label: messages[id] })),
      value: readTab(search),
      onValueChange: (tab) => navigate(pathname + writeTab(tab)),
    }),
    action: can('SURVEYS_CREATE') && (
      <Menu
        label={messages.actions}
        variant="primary"
        actions={[
          {
            id: 'survey',
            label: messages.createSurvey,
            icon: <ClipboardList size={16} />,
            href: href('/surveys/create'),
          },
          {
            id: 'template',
            label: messages.createTemplate,
            icon: <LayoutTemplate size={16} />,
            href: href('/surveys/template/create'),
          },
        ]}
      >
        {messages.actions}
      </Menu>
    ),
  }
}
