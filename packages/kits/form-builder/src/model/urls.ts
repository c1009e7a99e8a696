const MAX_URL = 2000

/** Whether an address may be loaded or linked: http, https or a same-origin path (decision 62). */
export function isSafeUrl(url: string): boolean {
  if (url === '' || url.length > MAX_URL) return false
  // Browsers skip control characters and read a backslash as a slash, so `/\evil.example` is another site.
  // oxlint-disable-next-line no-control-regex -- control characters are what this looks for
  if (/[\u0000-\u0020\\]/.test(url)) return false
  if (url.startsWith('/')) return !url.startsWith('//')
  return /^https?:\/\/[^/]/i.test(url) && URL.canParse(url)
}
