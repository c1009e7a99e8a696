import { messages } from '../messages'
import { MessagePage } from './message-page'

export const Page = () => (
  <MessagePage
    title={messages.notFound.title}
    text={messages.notFound.text}
    action={{ label: messages.notFound.action, href: '/' }}
  />
)
