import { useState } from 'react'
import { lazyOverlay } from '../lazy-overlay'
import type { DialogViewProps } from './dialog-view'

const loadView = () => import('./dialog-view')
const LazyView = lazyOverlay(async () => (await loadView()).DialogView)

/** Preloads the dialog code, for example while the pointer is over the opening button. */
export const preloadDialog = (): void => void loadView().catch(() => undefined)

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
