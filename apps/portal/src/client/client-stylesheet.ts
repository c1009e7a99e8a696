const id = 'client-theme'

/**
 * Puts a client's stylesheet, written by the server, in force. The page comes with the link of its own client, so
 * the first paint has the right colours; a switch loads the other sheet first and then drops the old one.
 *
 * @returns when the colours are in force; rejects when the sheet cannot be loaded: the default colours are in force then,
 * since the former client's would say that this is its data (decision 54)
 */
export function applyClientStylesheet(clientId: string): Promise<void> {
  const [inForce] = document.getElementById(id)?.getAttribute('href')?.split('?') ?? []
  return inForce === addressOf(clientId) ? Promise.resolve() : load(addressOf(clientId))
}

/** Puts a client's colours in force again after they were saved; returns like `applyClientStylesheet`; the present colours stay when it rejects. */
export const reloadClientStylesheet = (clientId: string): Promise<void> =>
  load(`${addressOf(clientId)}?saved=${Date.now()}`, { keepOnFailure: true })

/** Whether the stylesheet that the page came with failed to load. */
export function isClientStylesheetMissing(): boolean {
  const link = document.getElementById(id)
  try {
    return link instanceof HTMLLinkElement && !link.sheet?.cssRules.length
  } catch {
    // Chromium keeps an unreadable sheet for a failed request.
    return true
  }
}

const addressOf = (clientId: string) => `/theme/${encodeURIComponent(clientId)}.css`

/** The old sheet stays until the new one is there, so that no frame is drawn without colours; on failure if wanted. */
function load(href: string, { keepOnFailure = false } = {}): Promise<void> {
  const present = document.getElementById(id)
  return new Promise((resolve, reject) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
    link.addEventListener('load', () => {
      present?.remove()
      link.id = id
      resolve()
    })
    link.addEventListener('error', () => {
      link.remove()
      if (!keepOnFailure) present?.remove()
      reject(new Error(`The stylesheet ${href} could not be loaded.`))
    })
    document.head.append(link)
  })
}
