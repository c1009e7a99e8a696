const FIELDS = ['user', 'permission', 'client', 'team'] as const

/** The check that the address holds: ids, and the name of the permission. Empty while not chosen. */
export type Check = Record<(typeof FIELDS)[number], string>

/** The check of an address; without a client in it, that of `currentClient`. */
export function readCheck(search: string, currentClient: string): Check {
  const query = new URLSearchParams(search)
  const of = (field: keyof Check) => query.get(field) ?? ''
  return { user: of('user'), permission: of('permission'), client: of('client') || currentClient, team: of('team') }
}

/** The query of the address of a check; empty for an empty one. */
export function checkQuery(check: Partial<Check>): string {
  const query = new URLSearchParams()
  for (const field of FIELDS) {
    const value = check[field]
    if (value) query.set(field, value)
  }
  return query.size > 0 ? `?${query.toString()}` : ''
}

/** The check with one field changed. Client and user decide which teams are offered, so both clear the team. */
export const withField = (check: Check, field: keyof Check, value: string): Check => ({
  ...check,
  ...(field === 'client' || field === 'user' ? { team: '' } : {}),
  [field]: value,
})
