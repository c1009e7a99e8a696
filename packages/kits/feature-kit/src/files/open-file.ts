/** Downloads the file at a personal address. Does nothing for an address that is not http or https. */
export function openFile(address: string): void {
  const url = new URL(address, globalThis.location.href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return
  const link = document.createElement('a')
  link.href = url.href
  // A server error then causes a failed download and does not replace the page.
  link.download = ''
  link.rel = 'noopener'
  link.click()
}
