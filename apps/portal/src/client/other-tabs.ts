import type { BannerStore } from '@ssp/feature-kit'
import { useEffect } from 'react'

const name = 'ssp.client'

/** Message of a tab. A channel delivers to every other channel object, including those of the same tab. */
interface Switch {
  tab: string
  clientName: string
}

/** Names a tab on the channel, so that it ignores its own messages. */
export const newTabId = (): string => crypto.randomUUID()

/** Notifies the other tabs of the client to which a tab was switched. */
export function announceSwitch(message: Switch): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(message)
  channel.close()
}

/**
 * Shows a banner when another tab was switched to another client than this one, until this one is switched too.
 *
 * @param text of the banner; the same function in every render
 */
export function useOtherTabs(
  tab: string,
  clientName: string | undefined,
  banners: BannerStore,
  text: (other: string, own: string) => string,
): void {
  useEffect(() => {
    if (clientName === undefined) return undefined
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<Switch>) => {
      if (data.tab === tab) return
      banners.dismiss('other-tab')
      if (data.clientName !== clientName)
        banners.show({ id: 'other-tab', kind: 'info', text: text(data.clientName, clientName) })
    })
    return () => {
      channel.close()
      banners.dismiss('other-tab')
    }
  }, [tab, clientName, banners, text])
}
