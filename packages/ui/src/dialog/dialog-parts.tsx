import * as RadixDialog from '@radix-ui/react-dialog'
import { hideOthers } from 'aria-hidden'
import { X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { hasOverlayAbove } from '../internal/overlays'
import { usePortalContainer } from '../internal/portal'
import * as styles from './dialog.css'

/** Props of `DialogRoot`. */
export interface DialogRootProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Called when the dialog should open or close (Escape, close button, click outside). */
  onOpenChange: (open: boolean) => void
  /** A `DialogContent`. */
  children: ReactNode
}

/**
 * Open state of a dialog. Radix's modal mode disables pointer events on everything outside, including React Aria's
 * popovers and our toasts (radix-ui/primitives#3142), so `DialogContent` implements modality itself (docs/decisions/0014).
 */
export function DialogRoot(props: DialogRootProps) {
  return <RadixDialog.Root {...props} modal={false} />
}

/** Props of `DialogContent`; the rest reaches the dialog element. */
export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, 'asChild'> {
  /** Width of a centred dialog: sm 440, md 640, lg 960 px. Default sm. A side panel is 480 px wide. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** Centred, or a panel at the end edge (full screen under 500 px). Default centre. */
  side?: 'centre' | 'end' | undefined
  /** `alertdialog` for a confirmation. Default dialog. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/** The dialog and its backdrop: traps the focus, hides the page from assistive technology, stops its scrolling and restores the focus. */
export function DialogContent({ size = 'sm', side = 'centre', className, children, ...rest }: DialogContentProps) {
  const element = useRef<HTMLDivElement>(null)
  // Only a click on the dialog's own backdrop closes it. Checking for overlays above does not work: a touch is evaluated
  // on release, when the overlay may be closed already. Focus changes never close it, because the focus is trapped.
  const backdrop = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  return (
    <RadixDialog.Portal {...(container && { container })}>
      <div ref={backdrop} className={cx('ssp-Dialog__overlay', styles.overlay)} />
      <div data-side={side} className={styles.frame}>
        {/* The dialog itself is in the scope: a press on a label focuses it, and must not give the focus back to a field. */}
        <FocusScope contain restoreFocus autoFocus>
          <RadixDialog.Content
            {...rest}
            asChild
            data-ssp-dialog=""
            data-size={side === 'centre' ? size : undefined}
            data-side={side}
            aria-modal
            className={cx('ssp-Dialog', styles.content, className)}
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onEscapeKeyDown={(event) => hasOverlayAbove(element.current) && event.preventDefault()}
            onPointerDownOutside={(event) => event.target !== backdrop.current && event.preventDefault()}
            onFocusOutside={(event) => event.preventDefault()}
          >
            <div ref={element}>
              <Modality element={element} />
              {children}
            </div>
          </RadixDialog.Content>
        </FocusScope>
      </div>
    </RadixDialog.Portal>
  )
}

const isHidden = (element: Element | null) => Boolean(element?.closest('[aria-hidden=true]'))

function Modality({ element }: { element: RefObject<HTMLElement | null> }) {
  // The dialog renders first; hiding the page around it costs time proportional to the page.
  const rendered = useDeferredValue(true, false)
  usePreventScroll({ isDisabled: !rendered })
  useEffect(() => {
    // Radix has wrapped the focus already; React Aria's listener further up would skip one more control.
    const stopHandledTab = (event: KeyboardEvent) =>
      event.key === 'Tab' && event.defaultPrevented && event.stopPropagation()
    document.documentElement.addEventListener('keydown', stopHandledTab)
    return () => document.documentElement.removeEventListener('keydown', stopHandledTab)
  }, [])
  useEffect(() => {
    if (!rendered || !element.current) return undefined
    const box = element.current
    // A list opened by a focused field may exist before this runs.
    const show = hideOthers([
      box,
      ...document.querySelectorAll('[data-ssp-toasts], [data-ssp-overlay], [data-rac][data-trigger]'),
    ])
    // React Aria restores the focus to an element that may be unmounted or hidden by then.
    const restoreFocus = () => {
      const { activeElement } = document
      if (!box.contains(activeElement) && isHidden(activeElement) && !isHidden(box)) box.focus()
      // A wrapping Tab moves the focus without scrolling.
      if (box.contains(activeElement) && activeElement?.matches(':focus-visible'))
        activeElement.scrollIntoView({ block: 'nearest' })
    }
    document.addEventListener('focusin', restoreFocus)
    return () => {
      document.removeEventListener('focusin', restoreFocus)
      show()
    }
  }, [rendered, element])
  return null
}

/** Title and description at the top. */
export function DialogHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header {...rest} className={cx('ssp-Dialog__header', styles.header, className)} />
}

/** Title and accessible name of the dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title {...rest} className={cx('ssp-Dialog__title', styles.title, className)} />
}

/** One muted line under the title. */
export function DialogDescription({ className, ...rest }: ComponentProps<typeof RadixDialog.Description>) {
  return <RadixDialog.Description {...rest} className={cx('ssp-Dialog__description', styles.description, className)} />
}

/** The scrollable content. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('ssp-Dialog__body', styles.body, className)} />
}

/** Footer buttons, the primary one last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer {...rest} className={cx('ssp-Dialog__footer', styles.footer, className)} />
}

/** The close button. Last in the DOM, so that the first field gets the initial focus. */
export function DialogClose({ className, ...rest }: ComponentProps<typeof RadixDialog.Close>) {
  const messages = useUiMessages('dialog')
  return (
    <RadixDialog.Close
      aria-label={messages.close}
      {...rest}
      className={cx('ssp-Dialog__close', styles.close, className)}
    >
      <X size={18} />
    </RadixDialog.Close>
  )
}
