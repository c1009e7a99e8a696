import { Dialog, SidePanel, useConfirm, type DialogProps } from '@ssp/ui'
import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react'
import { kitMessages } from '../messages/kit-messages'
import { useMessages } from '../messages/use-messages'
import { useLeaveGuard } from '../navigation/use-leave-guard'

/** Props that `usePanel` gives to the panel it opens. */
export interface PanelProps {
  /** Whether the panel is open. */
  open: boolean
  /** Called after the panel has closed; unsent input is discarded by then. */
  onClose: () => void
}

/** Props of `InputPanel`. */
export interface InputPanelProps extends PanelProps {
  /** Title. */
  title: ReactNode
  /** One sentence below the title. Default: none. */
  description?: ReactNode
  /** Renders a centred dialog of this size. Default: a side panel. */
  dialog?: DialogProps['size']
  /** Whether closing would lose input. Nested content adds to it with `useUnsavedInput`. */
  unsaved: boolean
  /** Confirmation before input is lost. Default: a general one. */
  discard?: { title: string; loses: string; confirmLabel: string; cancelLabel: string } | undefined
  /** Called before closing; false keeps it open. Default: it may always be closed. */
  mayClose?: (() => boolean) | undefined
  /** Renders the buttons. `close` asks for confirmation first, like Escape, the backdrop and the close button. */
  renderFooter?: ((close: () => void) => ReactNode) | undefined
  /** The controls. */
  children?: ReactNode
}

/** Counts the parts of the content that have input. */
const UnsavedContext = createContext<{ add: () => void; remove: () => void } | null>(null)

/**
 * The frame of every panel and dialog with input. Escape, the backdrop, the close button, Cancel, the browser's Back and a
 * link to another page ask for confirmation before input is lost (docs/decisions/0024).
 */
export function InputPanel(props: InputPanelProps) {
  const { open, onClose, title, description, dialog, discard, mayClose, renderFooter, children } = props
  const kit = useMessages(kitMessages).form
  const confirm = useConfirm()
  const [parts, setParts] = useState(0)
  const context = useMemo(
    () => ({ add: () => setParts((count) => count + 1), remove: () => setParts((count) => count - 1) }),
    [],
  )
  const unsaved = props.unsaved || parts > 0
  const loses = typeof title === 'string' ? kit.leavePanel(title) : kit.leave.loses
  useLeaveGuard(open && unsaved, { ...kit.leave, loses })
  const close = async () => {
    if (mayClose && !mayClose()) return
    if (unsaved && !(await confirm({ ...(discard ?? kit.discard), destructive: true }))) return
    onClose()
  }
  const frame = {
    className: 'ssp-InputPanel',
    open,
    onOpenChange: (wanted: boolean) => void (!wanted && close()),
    title,
    description,
    footer: renderFooter?.(() => void close()),
    children: <UnsavedContext value={context}>{children}</UnsavedContext>,
    'data-input': unsaved ? 'unsaved' : 'none',
  }
  return dialog ? <Dialog {...frame} size={dialog} /> : <SidePanel {...frame} />
}

/** Reports to the enclosing `InputPanel` that closing would lose input. Does nothing without one. */
export function useUnsavedInput(unsaved: boolean): void {
  const panel = useContext(UnsavedContext)
  useEffect(() => {
    if (!unsaved || !panel) return undefined
    panel.add()
    return panel.remove
  }, [unsaved, panel])
}
