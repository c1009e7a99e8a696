/** A read that `read-first.ts` began before the code of the portal was there. */
interface FirstAnswer {
  /** Normal form of its address. */
  address: string
  headers: Readonly<Record<string, string>>
  response: Promise<Response>
}

declare global {
  /** Written by `readFirst`, in a separate script, and consumed by `fetchFirst`. */
  var sspFirstAnswers: FirstAnswer[] | undefined
}

/** Rows that were read this long before they are wanted are read again, in milliseconds. */
const FRESH = 30_000

/** Starts reads whose responses the portal uses for the same requests. */
export function readFirst(addresses: readonly string[], headers: Readonly<Record<string, string>>): void {
  globalThis.sspFirstAnswers = addresses.map((given) => {
    const response = fetch(given, { headers })
    // The read that uses the response handles the failure.
    response.catch(() => undefined)
    return { address: normal(new URL(given, location.origin)), headers, response }
  })
  setTimeout(() => (globalThis.sspFirstAnswers = undefined), FRESH)
}

/** Returns the prefetched response, once, if it is for this exact request: of this account, client and language. */
export function fetchFirst(request: Request): Promise<Response> {
  const { method, url, headers } = request
  // Data read before a change may be outdated after it.
  if (method !== 'GET') globalThis.sspFirstAnswers = undefined
  const held = globalThis.sspFirstAnswers ?? []
  const index = held.length > 0 ? held.findIndex(({ address }) => address === normal(new URL(url))) : -1
  const [found] = index < 0 ? [] : held.splice(index, 1)
  const isSame = found && Object.entries(found.headers).every(([name, value]) => headers.get(name) === value)
  return isSame ? found.response : fetch(request)
}

/** Parameters may come in any order. */
function normal({ pathname, searchParams }: URL): string {
  searchParams.sort()
  return `${pathname}?${searchParams}`
}
