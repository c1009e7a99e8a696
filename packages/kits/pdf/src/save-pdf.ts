/** Lets the browser save a PDF under a name. */
export function savePdf(pdf: Blob, name: string): void {
  const url = URL.createObjectURL(pdf)
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url))
}
