import type { FeatureRoute } from '@ssp/feature-kit'
import type { NavItem } from '@ssp/ui'

/**
 * The side navigation: the routes flagged for it that the person may open, by their order, ties by declaration
 * (spec 1 section 2.3, decision 20). Children go with their parent.
 */
export function navigationItems(routes: readonly FeatureRoute[], may: (permission: string) => boolean): NavItem[] {
  const entries = routes
    .flatMap(({ path, handle: { name, nav, access } }) => (nav ? [{ path, name, nav, access }] : []))
    .filter(({ access }) => typeof access === 'string' || may(access.permission))
    .toSorted((a, b) => a.nav.order - b.nav.order)
  const under = (parent: string | undefined) => entries.filter((entry) => entry.nav.parent === parent)
  return under(undefined).map(({ name, path, nav: { label, icon: Icon } }) => ({
    id: name,
    label,
    href: path,
    icon: <Icon size={18} />,
    children: under(name).map((child) => ({ id: child.name, label: child.nav.label, href: child.path })),
  }))
}
