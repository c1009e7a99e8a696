/** Reasons for showing the login page; the address has the key, `authMessages` the texts. */
export const NOTICES = ['expired', 'signed-out', 'password-changed'] as const

export type Notice = (typeof NOTICES)[number]

/** The notice of an address; null if missing or unknown. */
export function noticeOf(search: string): Notice | undefined {
  const given = new URLSearchParams(search).get('notice')
  return NOTICES.find((notice) => notice === given)
}

/** Address after the sign-in: `redirect` if it is on this site, else the dashboard (decision 27). */
export function redirectOf(search: string): string {
  const given = new URLSearchParams(search).get('redirect') ?? ''
  try {
    // Resolved against a fake origin, so that any address that leaves the site changes the origin.
    const { origin, pathname, search: query, hash } = new URL(given, BASE)
    const inside = given.startsWith('/') && origin === BASE && pathname !== '/login'
    return inside ? `${pathname}${query}${hash}` : '/'
  } catch {
    return '/'
  }
}

const BASE = 'https://this-site.invalid'

/** The address of the login page with notice and redirect. */
export function loginAddress({ notice, redirect }: { notice?: Notice; redirect?: string } = {}): string {
  const query = new URLSearchParams()
  if (notice) query.set('notice', notice)
  if (redirect && redirect !== '/') query.set('redirect', redirect)
  return query.size > 0 ? `/login?${query}` : '/login'
}
