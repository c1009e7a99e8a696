export { Dialog, preloadDialog } from './dialog'
export {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from './dialog-parts'
export type { DialogProps } from './dialog'
export type { DialogContentProps, DialogRootProps } from './dialog-parts'
