import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
} from './dialog-parts'
import type { DialogViewProps } from './dialog'

/** The view of `Dialog`, `SidePanel` and `Confirm`, in a separate chunk: a page without an open dialog does not load it. */
export function DialogView(props: DialogViewProps) {
  const { open, onOpenChange, title, description, footer, children, ...rest } = props
  return (
    <DialogRoot open={open} onOpenChange={onOpenChange}>
      <DialogContent {...(description === undefined && { 'aria-describedby': undefined })} {...rest}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          {description !== undefined && <DialogDescription>{description}</DialogDescription>}
        </DialogHeader>
        {children !== undefined && <DialogBody>{children}</DialogBody>}
        {footer && <DialogFooter>{footer}</DialogFooter>}
        <DialogClose />
      </DialogContent>
    </DialogRoot>
  )
}
