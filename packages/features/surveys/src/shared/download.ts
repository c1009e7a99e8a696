/**
 * Starts the download of the file at an address.
 * @param name of the file. Default: as the server names it
 */
export function download(url: string, name = ''): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
}
