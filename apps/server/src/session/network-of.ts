import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name its network (RFC 4291, 2.5.4). */
const NETWORK = 4

/**
 * What limits count a network address under. A host chooses freely among the 2^64 addresses of its IPv6 network, so that all of
 * them count as one; an IPv4 address counts for itself, in either notation.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('%')[0]?.split('::') ?? []
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - (head?.length ?? 0) - (tail?.length ?? 0) }, () => '0')
  const groups = [...(head ?? []), ...zeros, ...(tail ?? [])].slice(0, NETWORK)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
