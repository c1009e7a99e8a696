/** Downloads what a personal address stands for. Nothing happens for an address that is not of the web. */
export function openFile(address: string): void {
  const url = new URL(address, globalThis.location.href)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return
  const link = document.createElement('a')
  link.href = url.href
  // An error of the server is then a failed download and never takes the place of the page.
  link.download = ''
  link.rel = 'noopener'
  link.click()
}
