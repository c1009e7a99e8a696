import type { Operation } from './resources/resource'

/** Path and query of a read, below the base of the API. */
export function addressOf(
  { path, query: always }: Operation,
  clientId: string,
  query: Readonly<Record<string, unknown>>,
): string {
  const values = Object.entries({ ...always, ...query }).filter(([, value]) => value !== undefined && value !== '')
  // What follows # tells apart operations that share a path and is not sent.
  const [sent = ''] = path.split('#')
  return `${sent.replace('{clientId}', clientId)}?${new URLSearchParams(values.map(([name, value]) => [name, String(value)]))}`
}
