import type { FeatureRoute } from '@ssp/feature-kit'
import type { NavItem } from '@ssp/ui'

/**
 * The side navigation: its flagged routes that the user may open, in their order, ties by declaration (spec 1 section 2.3,
 * decision 20). Children are hidden with their parent, and a section with its last child; a group stays for its children
 * (4-decisions 12).
 * @param title translates a label
 */
export function navigationItems(
  routes: readonly FeatureRoute[],
  may: (permission: string) => boolean,
  title: (label: string) => string = (label) => label,
): NavItem[] {
  const entries = routes
    .flatMap(({ path, handle: { name, nav, access } }) => (nav ? [{ path, name, nav, access }] : []))
    .map((entry) => ({ ...entry, open: typeof entry.access === 'string' || may(entry.access.permission) }))
    .filter(({ open, nav }) => open || nav.group)
    .toSorted((a, b) => a.nav.order - b.nav.order)
  const under = (parent: string | undefined) => entries.filter((entry) => entry.nav.parent === parent)
  return under(undefined).flatMap(({ name, path, nav: { label, icon: Icon, section }, open }) => {
    const children = under(name).map((child) => ({ id: child.name, label: title(child.nav.label), href: child.path }))
    const href = section || !open ? children[0]?.href : path
    return href === undefined ? [] : [{ id: name, label: title(label), href, icon: <Icon size={18} />, children }]
  })
}
