export { ConfirmProvider, useConfirm } from './confirm'
export type { Confirm, ConfirmOptions } from './confirm'
