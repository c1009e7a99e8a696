/** Reads a required context; the error names the missing provider. */
export function required<T>(value: T | null, provider: string): T {
  if (value === null) throw new Error(`Missing <${provider}>: wrap this part of the page in it.`)
  return value
}
