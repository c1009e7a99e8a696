import { WhyDenied } from '@ssp/access-explainer'
import { useClient, useMessages, useSession } from '@ssp/feature-kit'
import { ButtonLink } from '@ssp/ui'
import { ShieldX } from 'lucide-react'
import { useLocation } from 'react-router-dom'
import { portalMessages } from '../messages'
import { MessagePage } from './message-page'

/** History state that the guard sets when it redirects to this page. */
export interface ForbiddenState {
  /** The permission that is missing. */
  permission: string
}

/**
 * The 403 page; after a redirect by the route guard it also shows the missing permission, the reason and who can change it.
 */
export function Page() {
  const state = useLocation().state as Partial<ForbiddenState> | null
  const { clientName } = useClient()
  const { user } = useSession()
  const { title, text, nextStep, action } = useMessages(portalMessages).forbidden
  return (
    <MessagePage
      icon={ShieldX}
      title={title}
      text={text}
      {...(user && { nextStep: nextStep(clientName) })}
      action={
        <ButtonLink variant="primary" href="/">
          {action}
        </ButtonLink>
      }
    >
      {state?.permission && <WhyDenied permission={state.permission} />}
    </MessagePage>
  )
}
