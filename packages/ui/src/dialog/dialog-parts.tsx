import * as RadixDialog from '@radix-ui/react-dialog'
import { hideOthers } from 'aria-hidden'
import { X } from 'lucide-react'
import { useDeferredValue, useEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { FocusScope } from 'react-aria/FocusScope'
import { usePreventScroll } from 'react-aria/usePreventScroll'
import { cx } from '../internal/cx'
import { useUiMessages } from '../internal/messages-context'
import { leavesEscape } from '../internal/overlays'
import { usePortalContainer } from '../internal/portal'
import * as styles from './dialog.css'

/** Props of `DialogRoot`. */
export interface DialogRootProps {
  /** Whether the dialog is open. */
  open: boolean
  /** Hears that the dialog wants to open or close (Escape, the cross, a press outside). */
  onOpenChange: (open: boolean) => void
  /** A `DialogContent`. */
  children: ReactNode
}

/**
 * Holds whether a dialog is open. Radix' own modal mode would switch off the pointer on everything outside, React Aria's
 * popovers and our toasts included (radix-ui/primitives#3142), so modality is made by `DialogContent` itself.
 */
export function DialogRoot(props: DialogRootProps) {
  return <RadixDialog.Root {...props} modal={false} />
}

/** Props of `DialogContent`; the rest reaches the dialog element. */
export interface DialogContentProps extends ComponentProps<typeof RadixDialog.Content> {
  /** Width in the centre: sm 440, md 640, lg 960 px. Default sm. A panel at the end is 480 px wide. */
  size?: 'sm' | 'md' | 'lg' | undefined
  /** In the centre, or along the end edge (the whole screen under 500 px). Default centre. */
  side?: 'centre' | 'end' | undefined
  /** `alertdialog` for a question that must be answered. Default dialog. */
  role?: 'dialog' | 'alertdialog' | undefined
}

/** The dialog and the ground behind it: holds the focus, hides the page, stops its scrolling and gives the focus back. */
export function DialogContent({ size = 'sm', side = 'centre', className, children, ...rest }: DialogContentProps) {
  const element = useRef<HTMLDivElement>(null)
  // Only a press on the dialog's own ground closes it. Whether something lies above is no measure: a touch is judged when
  // the finger has left, and what it answered may be gone by then. The focus never closes it: it is held inside anyway.
  const ground = useRef<HTMLDivElement>(null)
  const container = usePortalContainer()
  return (
    <RadixDialog.Portal {...(container && { container })}>
      <div ref={ground} className={cx('ssp-Dialog__overlay', styles.overlay)} />
      <div data-side={side} className={styles.frame}>
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
          onEscapeKeyDown={(event) => leavesEscape(element.current) && event.preventDefault()}
          onPointerDownOutside={(event) => event.target !== ground.current && event.preventDefault()}
          onFocusOutside={(event) => event.preventDefault()}
        >
          <div ref={element}>
            <Modality element={element}>{children}</Modality>
          </div>
        </RadixDialog.Content>
      </div>
    </RadixDialog.Portal>
  )
}

const isHidden = (element: Element | null) => Boolean(element?.closest('[aria-hidden=true]'))

function Modality({ element, children }: { element: RefObject<HTMLElement | null>; children: ReactNode }) {
  // The dialog is drawn first: what happens to the page around it costs as much as the page is long.
  const drawn = useDeferredValue(true, false)
  usePreventScroll({ isDisabled: !drawn })
  useEffect(() => {
    // Radix has brought the focus around already; React Aria, which listens above, would go one control further.
    const keepFirst = (event: KeyboardEvent) => event.key === 'Tab' && event.defaultPrevented && event.stopPropagation()
    document.documentElement.addEventListener('keydown', keepFirst)
    return () => document.documentElement.removeEventListener('keydown', keepFirst)
  }, [])
  useEffect(() => {
    if (!drawn || !element.current) return undefined
    const box = element.current
    const show = hideOthers([box, ...document.querySelectorAll('[data-ssp-toasts]')])
    // React Aria brings the focus back to where it was, which may be gone by then; what is hidden must not keep it.
    const bringBack = () => {
      const { activeElement } = document
      if (!box.contains(activeElement) && isHidden(activeElement) && !isHidden(box)) box.focus()
    }
    document.addEventListener('focusin', bringBack)
    return () => {
      document.removeEventListener('focusin', bringBack)
      show()
    }
  }, [drawn, element])
  return (
    <FocusScope contain restoreFocus autoFocus>
      {children}
    </FocusScope>
  )
}

/** Title and description at the top. */
export function DialogHeader({ className, ...rest }: ComponentProps<'header'>) {
  return <header {...rest} className={cx('ssp-Dialog__header', styles.header, className)} />
}

/** Names the dialog. */
export function DialogTitle({ className, ...rest }: ComponentProps<typeof RadixDialog.Title>) {
  return <RadixDialog.Title {...rest} className={cx('ssp-Dialog__title', styles.title, className)} />
}

/** One muted line under the title. */
export function DialogDescription({ className, ...rest }: ComponentProps<typeof RadixDialog.Description>) {
  return <RadixDialog.Description {...rest} className={cx('ssp-Dialog__description', styles.description, className)} />
}

/** The part that scrolls. */
export function DialogBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('ssp-Dialog__body', styles.body, className)} />
}

/** Buttons at the foot, the main one last. */
export function DialogFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return <footer {...rest} className={cx('ssp-Dialog__footer', styles.footer, className)} />
}

/** The cross. It stands last in the DOM, so that the first field, not the cross, has the focus at the start. */
export function DialogClose({ className, ...rest }: ComponentProps<typeof RadixDialog.Close>) {
  const words = useUiMessages('dialog')
  return (
    <RadixDialog.Close aria-label={words.close} {...rest} className={cx('ssp-Dialog__close', styles.close, className)}>
      <X size={18} />
    </RadixDialog.Close>
  )
}
