import { LazyDialog } from '../dialog/dialog'
import type { DialogViewProps } from '../dialog/dialog-view'

/** Props of `SidePanel`; the rest reaches the dialog element. */
export type SidePanelProps = Omit<DialogViewProps, 'side' | 'size' | 'role'>

/** A modal panel of 480 px at the end edge, full screen under 500 px; the list behind it stays visible. */
export function SidePanel(props: SidePanelProps) {
  return <LazyDialog {...props} side="end" />
}
