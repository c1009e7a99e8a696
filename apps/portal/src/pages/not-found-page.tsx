import { ButtonLink } from '@ssp/ui'
import { SearchX } from 'lucide-react'
import { messages } from '../messages'
import { MessagePage } from './message-page'

const { action, ...rest } = messages.notFound

export const Page = () => (
  <MessagePage
    {...rest}
    icon={SearchX}
    action={
      <ButtonLink variant="primary" href="/">
        {action}
      </ButtonLink>
    }
  />
)
