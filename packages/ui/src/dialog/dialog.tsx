import { useState, type ComponentProps, type ReactNode } from 'react'
import { lazyOverlay } from '../lazy-overlay'
import type { DialogContentProps } from './dialog-parts'

const loadView = () => import('./dialog-view')
const LazyView = lazyOverlay(async () => (await loadView()).DialogView)

/** Fetches the code of dialogs ahead, for example while the pointer is over the button that opens one. */
export const preloadDialog = (): void => void loadView().catch(() => undefined)

/** What every dialog takes; the rest reaches the dialog element. */
export interface DialogViewProps
  extends Omit<ComponentProps<'div'>, 'title' | 'role'>, Pick<DialogContentProps, 'size' | 'side' | 'role'> {
  /** Whether the dialog is open. */
  open: boolean
  /** Hears that the dialog wants to close (Escape, the cross, a press outside). */
  onOpenChange: (open: boolean) => void
  /** Names the dialog. */
  title: ReactNode
  /** One muted line under the title. */
  description?: ReactNode
  /** Buttons at the foot, the main one last. */
  footer?: ReactNode
}

/** Props of `Dialog`; the rest reaches the dialog element. */
export type DialogProps = Omit<DialogViewProps, 'side' | 'role'>

/** A modal dialog in the centre: sm 440 (default), md 640 or lg 960 px wide. Its code is loaded when it first opens. */
export function Dialog(props: DialogProps) {
  return <LazyDialog {...props} />
}

/** Draws nothing until it is first open, and stays from then on so that the closing is seen. */
export function LazyDialog(props: DialogViewProps) {
  const [opened, setOpened] = useState(props.open)
  if (props.open && !opened) setOpened(true)
  if (!opened) return null
  return <LazyView {...props} />
}
