import { useState, type ComponentProps, type ReactNode } from 'react'
import { lazyOverlay } from '../lazy-overlay'
import type { DialogContentProps } from './dialog-parts'

const loadView = () => import('./dialog-view')
const LazyView = lazyOverlay(async () => (await loadView()).DialogView)

/** Preloads the dialog code, for example while the pointer is over the opening button. */
export const preloadDialog = (): void => void loadView().catch(() => undefined)

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

/** Props of `Dialog`; the rest reaches the dialog element. */
export type DialogProps = Omit<DialogViewProps, 'side' | 'role'>

/** A centred modal dialog: sm 440 (default), md 640 or lg 960 px wide. Its code loads when it first opens. */
export function Dialog(props: DialogProps) {
  return <LazyDialog {...props} />
}

/** Renders nothing before the first opening; stays mounted afterwards for the exit animation. */
export function LazyDialog(props: DialogViewProps) {
  const [opened, setOpened] = useState(props.open)
  if (props.open && !opened) setOpened(true)
  if (!opened) return null
  return <LazyView {...props} />
}
