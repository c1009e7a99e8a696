import { messages } from '../messages'
import { MessagePage } from './message-page'

export const Page = () => (
  <MessagePage
    title={messages.forbidden.title}
    text={messages.forbidden.text}
    action={{ label: messages.forbidden.action, href: '/' }}
  />
)
