import type { ReactNode } from 'react'

/** Something that can be chosen: a record, a page, an action. */
export interface CommandOption {
  /** Unique in all groups. */
  id: string
  label: string
  /** One muted line under the label. */
  detail?: string | undefined
  /** A short text at the end, such as an identifier. */
  reference?: string | undefined
  /** An icon before the label. Without it initials are shown. */
  icon?: ReactNode
}

/** Options under a heading. */
export interface CommandGroup {
  id: string
  label: string
  options: readonly CommandOption[]
}

/** Visible and spoken texts. */
export interface CommandTexts {
  /** Name of the input and of the list. */
  label: string
  placeholder: string
  loading: string
  /** Shown when no option is left. */
  empty: string
  failed: string
  retry: string
  /** Spoken when the options change. */
  count: (options: number) => string
}

/** What the palette and the suggestions of a search field have in common. */
export interface CommandListProps {
  /** What can be chosen, in the order of the list. */
  groups: readonly CommandGroup[]
  /** Texts of the list. */
  texts: CommandTexts
  /** Whether more options are on their way, or could not be read. */
  status?: 'loading' | 'failed' | undefined
  /** Called when the user asks to read them again. */
  onRetry: () => void
  /** Called with the option that was clicked, or that Enter was pressed on. */
  onChoose: (id: string) => void
}
