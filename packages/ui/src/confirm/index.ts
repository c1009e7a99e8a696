export { ConfirmProvider, useConfirm } from './confirm'
export type { Confirm, ConfirmOptions, ConfirmProviderProps } from './confirm'
