import type { BannerStore } from '@ssp/feature-kit'
import { useEffect } from 'react'
import { messages } from '../messages'

const name = 'ssp.client'

/** Tells the other tabs which client this tab was switched to. */
export function announceSwitch(clientName: string): void {
  const channel = new BroadcastChannel(name)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin
  channel.postMessage(clientName)
  channel.close()
}

/** Shows a banner when another tab was switched to another client than this one. */
export function useOtherTabs(clientName: string | undefined, banners: BannerStore): void {
  useEffect(() => {
    if (clientName === undefined) return undefined
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      banners.dismiss('other-tab')
      if (data !== clientName)
        banners.show({ id: 'other-tab', kind: 'info', text: messages.client.otherTab(data, clientName) })
    })
    return () => channel.close()
  }, [clientName, banners])
}
