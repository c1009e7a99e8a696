/** Reasons for showing the login page; the address has the key, `authMessages` the texts. */
export const NOTICES = ['expired', 'signed-out', 'password-changed'] as const

export type Notice = (typeof NOTICES)[number]

/** The notice of an address; null if missing or unknown. */
export function noticeOf(search: string): Notice | undefined {
  const given = new URLSearchParams(search).get('notice')
  return NOTICES.find((notice) => notice === given)
}

/**
 * Address after the sign-in of a user: `redirect` if it is on this site, otherwise the dashboard (decision 27). If another
 * user signs in than the one whose session ended, `redirect` is ignored, because it contains searches and records of that
 * user.
 */
export function redirectOf(search: string, userId: string): string {
  const query = new URLSearchParams(search)
  const owner = query.get('of')
  if (owner !== null && owner !== markOf(userId)) return '/'
  const given = query.get('redirect') ?? ''
  try {
    // Resolved against a fake origin, so that any address that leaves the site changes the origin.
    const { origin, pathname, search: ownQuery, hash } = new URL(given, BASE)
    const inside = given.startsWith('/') && origin === BASE && pathname !== '/login'
    return inside ? `${pathname}${ownQuery}${hash}` : '/'
  } catch {
    return '/'
  }
}

const BASE = 'https://this-site.invalid'

// Enough to distinguish users, without being the id.
const markOf = (userId: string) => userId.slice(0, 8)

/** The parameters of the login page. */
export interface LoginAddress {
  notice?: Notice
  /** Address after the sign-in. Default: the dashboard. */
  redirect?: string
  /** User whose session ended at `redirect`; for any other user it is ignored. Default: it applies to every user. */
  userId?: string | undefined
}

/** The address of the login page. */
export function loginAddress({ notice, redirect, userId }: LoginAddress = {}): string {
  const query = new URLSearchParams()
  if (notice) query.set('notice', notice)
  if (redirect && redirect !== '/') {
    query.set('redirect', redirect)
    if (userId) query.set('of', markOf(userId))
  }
  return query.size > 0 ? `/login?${query}` : '/login'
}
