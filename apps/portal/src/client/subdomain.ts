/** Hosts of a developer's own machine, whose names contain no client. */
const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * The sub-domain of the client in an address (spec 1 section 1): `acme` for `acme.localhost` and for
 * `acme.portal.example.com`. A local host has none and represents the configured `local` client.
 */
export function subdomainOf(hostname: string, local: string): string {
  if (localHosts.has(hostname) || /^[\d.]+$/.test(hostname)) return local
  return hostname.split('.')[0]?.toLowerCase() ?? local
}
