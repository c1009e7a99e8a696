/** Address of the employee portal at a domain, unchanged if it has a scheme; null for anything but http and https. */
export function portalAddress(domain: string): string | null {
  const text = domain.trim()
  if (!text) return null
  try {
    const { protocol, href } = new URL(
      /^[a-z][a-z\d+.-]*:\/?\/?/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`,
    )
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
