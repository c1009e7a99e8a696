const id = 'client-theme'

/**
 * Applies a client's stylesheet, written by the server. The page is served with the link of its own client, so the first
 * paint has the right colours; a switch loads the new sheet first and then removes the old one.
 * @returns when the colours are applied. Rejects if the sheet cannot be loaded; the default colours then apply, because the
 * previous client's would suggest that this is its data (decision 54)
 */
export function applyClientStylesheet(clientId: string): Promise<void> {
  const [inForce] = document.getElementById(id)?.getAttribute('href')?.split('?') ?? []
  return inForce === addressOf(clientId) ? Promise.resolve() : load(addressOf(clientId))
}

/**
 * Applies a client's colours again after they were saved; returns like `applyClientStylesheet`. The current colours stay if
 * it rejects.
 */
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

/**
 * The old sheet stays until the new one has loaded, so that no frame is rendered without colours; optionally also after a
 * failure.
 */
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
