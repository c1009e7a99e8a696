/** Why somebody stands at the sign-in; the address carries the word, the texts are ours. */
export const NOTICES = ['expired', 'signed-out', 'password-changed'] as const

export type Notice = (typeof NOTICES)[number]

/** The notice of an address; null for none and for words that are not ours. */
export function noticeOf(search: string): Notice | null {
  const given = new URLSearchParams(search).get('notice')
  return NOTICES.find((notice) => notice === given) ?? null
}

/** Where to go after the sign-in: the `redirect` of the address when it stays on this site, else the dashboard (decision 27). */
export function redirectOf(search: string): string {
  const given = new URLSearchParams(search).get('redirect') ?? ''
  try {
    // A base that cannot be ours shows whether the address leaves the site, however it is written.
    const { origin, pathname, search: query, hash } = new URL(given, BASE)
    const inside = given.startsWith('/') && origin === BASE && pathname !== '/login'
    return inside ? `${pathname}${query}${hash}` : '/'
  } catch {
    return '/'
  }
}

const BASE = 'https://this-site.invalid'

/** The address of the sign-in, with what brought the person there. */
export function loginAddress({ notice, redirect }: { notice?: Notice; redirect?: string } = {}): string {
  const query = new URLSearchParams()
  if (notice) query.set('notice', notice)
  if (redirect && redirect !== '/') query.set('redirect', redirect)
  return query.size > 0 ? `/login?${query}` : '/login'
}
