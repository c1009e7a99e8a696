import { LazyDialog, type DialogViewProps } from '../dialog/dialog'

/** Props of `SidePanel`; the rest reaches the dialog element. */
export type SidePanelProps = Omit<DialogViewProps, 'side' | 'size' | 'role'>

/** A modal panel of 480 px at the end edge, full screen under 500 px; the list behind it stays visible. */
export function SidePanel(props: SidePanelProps) {
  return <LazyDialog {...props} side="end" />
}
