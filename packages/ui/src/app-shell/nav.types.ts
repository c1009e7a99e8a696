import type { ReactNode } from 'react'

/** One entry of the side navigation. */
export interface NavItem {
  /** Unique id, compared with `currentId`. */
  id: string
  /** Title of the page. */
  label: string
  /** Address of the page; optional for an entry with children. */
  href?: string | undefined
  /** An 18 px icon; the only visible part when the navigation is collapsed. */
  icon?: ReactNode
  /** Child entries, one level deep. Expanded when one of them is current. */
  children?: readonly Omit<NavItem, 'children' | 'icon'>[] | undefined
}

/** A group of entries. */
export interface NavGroup {
  /** Unique id of the group. */
  id: string
  /** Heading. Omit it for the first group. */
  label?: string | undefined
  /** Entries in order. */
  items: readonly NavItem[]
}
