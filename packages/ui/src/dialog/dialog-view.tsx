import type { ComponentProps, ReactNode } from 'react'
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  type DialogContentProps,
} from './dialog-parts'

/** Props of every dialog; the rest reaches the dialog element. */
export interface DialogViewProps
  extends Omit<ComponentProps<'div'>, 'title' | 'role'>, Pick<DialogContentProps, 'size' | 'side' | 'role'> {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the dialog should close (Escape, close button, click outside). */
  onOpenChange: (open: boolean) => void
  /** Title and accessible name of the dialog. */
  title: ReactNode
  /** One muted line under the title. */
  description?: ReactNode
  /** The scrollable content. */
  children?: ReactNode
  /** Footer buttons, the primary one last. */
  footer?: ReactNode
}

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
