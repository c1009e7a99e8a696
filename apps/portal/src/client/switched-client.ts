const key = 'ssp.switched-client'

/**
 * The client this tab was switched to, by its sub-domain. Kept per tab while the session lives, so that a reload stays
 * in the client whose data is on the screen (decision 52).
 */
export const switchedClient = {
  get: (): string | null => sessionStorage.getItem(key),
  set: (subdomain: string) => sessionStorage.setItem(key, subdomain),
  clear: () => sessionStorage.removeItem(key),
}
