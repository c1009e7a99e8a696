import { WhyDenied } from '@ssp/access-explainer'
import { useLocation } from 'react-router-dom'
import { messages } from '../messages'
import { MessagePage } from './message-page'

/** What the guard leaves in the history when it sends somebody here. */
export interface ForbiddenState {
  /** The permission that is missing. */
  permission: string
}

/** The 403 page; after a rejection by the route guard it also shows the missing permission and the reason. */
export function Page() {
  const state = useLocation().state as Partial<ForbiddenState> | null
  return (
    <MessagePage
      title={messages.forbidden.title}
      text={messages.forbidden.text}
      action={{ label: messages.forbidden.action, href: '/' }}
    >
      {state?.permission && <WhyDenied permission={state.permission} />}
    </MessagePage>
  )
}
