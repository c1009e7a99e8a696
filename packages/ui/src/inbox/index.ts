export { Inbox } from './inbox'
export type { InboxProps } from './inbox'
