import type { BannerItem } from '@ssp/ui'

/** The banners of one provider: conditions that still apply, oldest first, each dismissed separately. */
export interface BannerStore {
  entries: () => readonly BannerItem[]
  subscribe: (listener: () => void) => () => void
  /**
   * Shows a banner until it is dismissed; returns the id. The same `id` replaces its banner, so that one cause has one
   * banner.
   */
  show: (banner: Omit<BannerItem, 'id'> & { id?: string }) => string
  dismiss: (id: string) => void
}

/** Creates the store for the banners of one provider. */
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
