import { ButtonLink } from '@ssp/ui'
import { UserRoundX } from 'lucide-react'
import { messages } from '../messages'
import { MessagePage } from './message-page'

const { action, ...rest } = messages.unauthorised

export const Page = () => (
  <MessagePage
    {...rest}
    icon={UserRoundX}
    action={
      <ButtonLink variant="primary" href="/login">
        {action}
      </ButtonLink>
    }
  />
)
