import type { ComponentType } from 'react'

/** What a page is given. */
export interface RouteParams {
  /** Values of the `:names` in the path, decoded. */
  params: Readonly<Record<string, string>>
}

/** Who may open a page: everybody, signed-in accounts, or accounts with a permission that is not restricted here. */
export type Access = 'public' | 'session' | { permission: string }

/** A place in the side navigation. */
export interface NavEntry {
  /** Position among the entries; ties go by declaration (decision 20). */
  order: number
  label: string
  icon: ComponentType<{ size?: number | string }>
  /** Name of the route that this one is under. */
  parent?: string
  /** Address of the pages under this entry when their address does not begin with its own: `/access/role`. */
  alsoAt?: string
  /** Whether it only groups: it is while one of its children does, and leads to the first of them. Default false. */
  section?: boolean
  /**
   * Whether its children are entries without it: it then leads to the first of them for an account that may not open its own page.
   * Default false, where children go with their parent.
   */
  group?: boolean
}

/** A page as the portal mounts it; the code knows no router. */
export interface FeatureRoute {
  /** Absolute, with `:names`: `/employees/:id/info`. */
  path: string
  /** The page in a chunk of its own. */
  lazy: () => Promise<{ Page: ComponentType<RouteParams> }>
  handle: {
    /** Name of the specification's route table. */
    name: string
    /** Title of the document. */
    title: string
    access: Access
    nav?: NavEntry
  }
}
