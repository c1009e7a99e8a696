export { InboxPage } from './inbox/inbox-page'
export { LogsPage } from './logs/logs-page'
export { SharePanel } from './share/share-panel'
