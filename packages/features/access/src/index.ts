export { AccessPage } from './access-page'
export { accessMessages } from './messages'
export type { AccessMessages } from './messages'
