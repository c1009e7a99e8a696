import type { SignedOutReason } from '@ssp/api'

/** Where a visitor without a session is sent, with what the login page says and where to go afterwards. */
export function loginAddress(from: string, reason: SignedOutReason | undefined): string {
  if (reason === 'user') return '/login'
  const query = new URLSearchParams()
  if (reason) query.set('reason', reason)
  if (from !== '/') query.set('redirect', from)
  const text = query.toString()
  return text ? `/login?${text}` : '/login'
}
