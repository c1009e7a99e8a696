const id = 'client-theme'

/**
 * Puts a client's stylesheet, written by the server, in force. The page comes with the link of its own client, so
 * the first paint has the right colours; a switch loads the other sheet first and then drops the old one.
 *
 * @returns when the colours are in force; rejects when the sheet cannot be loaded
 */
export function applyClientStylesheet(clientId: string): Promise<void> {
  const href = `/theme/${encodeURIComponent(clientId)}.css`
  const present = document.getElementById(id)
  if (present?.getAttribute('href') === href) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => {
      present?.remove()
      link.id = id
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      reject(new Error(`The stylesheet ${href} could not be loaded.`))
    })
    document.head.append(link)
  })
}
