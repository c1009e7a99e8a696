import { messages } from '../messages'
import { MessagePage } from './message-page'

export const Page = () => (
  <MessagePage
    title={messages.unauthorised.title}
    text={messages.unauthorised.text}
    action={{ label: messages.unauthorised.action, href: '/login' }}
  />
)
