import type { ComponentType } from 'react'

/** Props of a page. */
export interface RouteParams {
  /** Values of the `:names` in the path, decoded. */
  params: Readonly<Record<string, string>>
}

/** Who may open a page: everyone, signed-in accounts, or accounts with a permission that is not restricted here. */
export type Access = 'public' | 'session' | { permission: string }

/** An entry of the side navigation. */
export interface NavEntry {
  /** Position among the entries; equal positions follow the order of declaration (decision 20). */
  order: number
  label: string
  icon: ComponentType<{ size?: number | string }>
  /** Name of the parent route. */
  parent?: string
  /** Address prefix of the pages under this entry if it differs from the entry's own address: `/access/role`. */
  alsoAt?: string
  /**
   * Whether it only groups its children. It is shown while one of its children is, and leads to the first of them. Default
   * false.
   */
  section?: boolean
  /**
   * Whether its children stay entries without it: for an account that may not open its own page, it leads to the first
   * child. Default false: children are hidden with their parent.
   */
  group?: boolean
}

/** A page as the portal mounts it, independent of any router. */
export interface FeatureRoute {
  /** Absolute, with `:names`: `/employees/:id/info`. */
  path: string
  /** The page, in a separate chunk. */
  lazy: () => Promise<{ Page: ComponentType<RouteParams> }>
  handle: {
    /** Name in the route table of the specification. */
    name: string
    /** Title of the document. */
    title: string
    access: Access
    nav?: NavEntry
  }
}
