const FIELDS = ['user', 'permission', 'client', 'team'] as const

/** The check in the address: ids, and the name of the permission. Empty fields are not chosen yet. */
export type Check = Record<(typeof FIELDS)[number], string>

/** Reads the check from an address; the client defaults to `currentClient`. */
export function readCheck(search: string, currentClient: string): Check {
  const query = new URLSearchParams(search)
  const of = (field: keyof Check) => query.get(field) ?? ''
  return { user: of('user'), permission: of('permission'), client: of('client') || currentClient, team: of('team') }
}

/** The query of the address for a check; empty for an empty check. */
export function checkQuery(check: Partial<Check>): string {
  const query = new URLSearchParams()
  for (const field of FIELDS) {
    const value = check[field]
    if (value) query.set(field, value)
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** Changes one field of the check. Client and user determine the offered teams, so changing them clears the team. */
export const withField = (check: Check, field: keyof Check, value: string): Check => ({
  ...check,
  ...(field === 'client' || field === 'user' ? { team: '' } : {}),
  [field]: value,
})
