/** The panels of a user by their number; 0 means none (spec 1 section 2.11). */
export const USER_PANELS = ['account', 'permissions', 'clients', 'secureSend'] as const

const FIRST = 1

/** Number of the open panel from the query of the address: 0 to 4; the first one for any other value. */
export function readTab(search: string): number {
  const tab = Number(new URLSearchParams(search).get('tab') ?? FIRST)
  return Number.isInteger(tab) && tab >= 0 && tab <= USER_PANELS.length ? tab : FIRST
}

/** The query with another panel open; other parameters are kept. */
export function writeTab(search: string, tab: number): string {
  const query = new URLSearchParams(search)
  if (tab === FIRST) query.delete('tab')
  else query.set('tab', String(tab))
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** The panel after a click: the open one closes, another one replaces it. */
export const pressTab = (open: number, pressed: number): number => (open === pressed ? 0 : pressed)
