import { subdomainOf } from './subdomain'

/** Query parameter that names the client if it is not the client of the host, so that every link opens the same client. */
const parameter = 'ssp-client'
const pattern = new RegExp(`([?&])${parameter}=([^&#]*)(&|(?=#|$))`)

const localClient = (import.meta.env['VITE_LOCAL_CLIENT'] as string | undefined) ?? 'acme'

/** Sub-domain of the client of the host. */
export const clientOfHost = (): string => subdomainOf(location.hostname, localClient)

/** The sub-domain that a query or address names; undefined for the client of the host. */
export const namedClient = (address: string): string | undefined => pattern.exec(address)?.[2] || undefined

/** An address without the client. */
export const withoutClient = (address: string): string =>
  address.replace(pattern, (_match, start: string, _name, end: string) => (end ? start : ''))

/** An address in a client; the client of the host is not named. */
export function withClient(address: string, subdomain: string | undefined): string {
  if (subdomain === undefined || subdomain === clientOfHost()) return withoutClient(address)
  const [path = '', hash] = withoutClient(address).split('#')
  const query = `${path.includes('?') ? '&' : '?'}${parameter}=${encodeURIComponent(subdomain)}`
  return `${path}${query}${hash === undefined ? '' : `#${hash}`}`
}

/** An address in the client of this tab. The login page always belongs to the client of the host. */
export function inThisClient(to: string): string {
  const named = namedClient(location.search)
  return named === undefined || /^\/login\b/.test(to) ? to : withClient(to, named)
}
