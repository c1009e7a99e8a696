import type { ReactNode } from 'react'

/** One entry of the side navigation. */
export interface NavItem {
  /** Names the entry; compared with `currentId`. */
  id: string
  /** What the page is called. */
  label: string
  /** Address of the page; an entry with children may go without. */
  href?: string | undefined
  /** An 18 px icon; alone in view when the navigation is collapsed. */
  icon?: ReactNode
  /** Entries below this one, one level. They open when one of them is current. */
  children?: readonly Omit<NavItem, 'children' | 'icon'>[] | undefined
}

/** Entries that belong together. */
export interface NavGroup {
  /** Names the group. */
  id: string
  /** Its heading. Left out for the first, plain group. */
  label?: string | undefined
  /** Its entries in order. */
  items: readonly NavItem[]
}
