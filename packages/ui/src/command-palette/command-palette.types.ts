import type { ReactNode } from 'react'

/** An option of the palette: a record, a page or an action. */
export interface CommandOption {
  /** Unique across all groups. */
  id: string
  label: string
  /** One muted line under the label. */
  detail?: string | undefined
  /** A short text at the end, such as an identifier. */
  reference?: string | undefined
  /** An icon before the label. Without it, initials are shown. */
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
  /** Shown when there are no options. */
  empty: string
  failed: string
  retry: string
  /** Announced when the options change. */
  count: (options: number) => string
}

/** Props shared by the palette and the suggestions of a search field. */
export interface CommandListProps {
  /** The groups of options, in order. */
  groups: readonly CommandGroup[]
  /** Texts of the list. */
  texts: CommandTexts
  /** Whether more options are loading, or loading them failed. */
  status?: 'loading' | 'failed' | undefined
  /** Called when the user retries. */
  onRetry: () => void
  /** Called with an option that was clicked or selected with Enter. */
  onChoose: (id: string) => void
}
