/** A context that must be there; the error names the provider that is missing. */
export function required<T>(value: T | null, provider: string): T {
  if (value === null) throw new Error(`Missing <${provider}>: wrap this part of the page in it.`)
  return value
}
