export { Inbox } from './inbox'
