import type { ListPreference } from './list-state'

const key = (route: string) => `ssp.list:${route}`

/** Page size and layout that were chosen for a route; empty when nothing sensible is stored. */
export function readPreference(route: string): ListPreference {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key(route)) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/** Keeps page size and layout together, per route (spec 1 section 9). Storage may be forbidden; then they are not kept. */
export function writePreference(route: string, preference: ListPreference): void {
  try {
    localStorage.setItem(key(route), JSON.stringify(preference))
  } catch {
    // see above
  }
}
