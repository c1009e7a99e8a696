export { ToastProvider, useToastEntries, useToasts } from './toast-context'
export { createToastStore, toastTimeout } from './toast-store'
export type { ToastProviderProps } from './toast-context'
export type { KeptInbox, ToastAction, ToastEntry, ToastInput, ToastKind, ToastStore } from './toast-store'
