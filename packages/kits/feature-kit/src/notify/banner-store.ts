import type { BannerItem } from '@ssp/ui'

/** The banners of one provider: things that are still so, oldest first, each dismissed on its own. */
export interface BannerStore {
  entries: () => readonly BannerItem[]
  subscribe: (listener: () => void) => () => void
  /** Shows until dismissed; returns the id. The same `id` replaces what stood there, so that one cause makes one banner. */
  show: (banner: Omit<BannerItem, 'id'> & { id?: string }) => string
  dismiss: (id: string) => void
}

/** Makes the banners of one provider. */
export function createBannerStore(): BannerStore {
  let entries: readonly BannerItem[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const change = (next: readonly BannerItem[]) => {
    entries = next
    for (const listener of listeners) listener()
  }
  return {
    entries: () => entries,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show({ id = `banner-${++count}`, ...banner }) {
      change([...entries.filter((entry) => entry.id !== id), { ...banner, id }])
      return id
    },
    dismiss: (id) => change(entries.filter((entry) => entry.id !== id)),
  }
}
