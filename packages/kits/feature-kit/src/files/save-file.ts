/** Milliseconds until the address of a saved file is revoked; a browser may start the download late. */
const KEPT = 10_000

/** Lets the browser save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), KEPT)
}
