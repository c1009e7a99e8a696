import type { NavItem } from '@ssp/ui'

type Entry = Pick<NavItem, 'id' | 'href' | 'children'>

/** The entry whose address leads furthest towards the page: `/employees` for `/employees/7/info`. */
export function currentEntry(items: readonly Entry[], pathname: string): string | undefined {
  const entries = items.flatMap((item) => [item, ...(item.children ?? [])])
  const leads = (href: string) => pathname === href || (href !== '/' && pathname.startsWith(`${href}/`))
  return entries
    .filter(({ href }) => href && leads(href))
    .toSorted((a, b) => (b.href ?? '').length - (a.href ?? '').length)[0]?.id
}
