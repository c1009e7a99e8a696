import type { FeatureRoute, NavEntry } from '@ssp/feature-kit'

type Entry = Pick<FeatureRoute, 'path'> & { handle: { name: string; nav?: Pick<NavEntry, 'alsoAt'> } }

/** The entry with the longest matching address: `/employees` for `/employees/7/info`. */
export function currentEntry(routes: readonly Entry[], pathname: string): string | undefined {
  const here = withSlash(pathname)
  const leads = (path: string) => (path === '/' ? here === path : here.startsWith(withSlash(path)))
  return routes
    .flatMap(({ path, handle: { name, nav } }) => (nav ? [path, nav.alsoAt ?? path].map((at) => ({ at, name })) : []))
    .filter(({ at }) => leads(at))
    .toSorted((a, b) => b.at.length - a.at.length)[0]?.name
}

// The specification writes some addresses with a slash at the end: `/logs/`.
const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`)
