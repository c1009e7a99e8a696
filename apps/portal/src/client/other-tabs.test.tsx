// @vitest-environment jsdom
import { createBannerStore } from '@ssp/feature-kit'
import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { portalMessages } from '../messages'
import { announceSwitch, newTabId, useOtherTabs } from './other-tabs'

/** A tab that shows a client, with its banners. */
function openTab(clientName: string) {
  const tab = newTabId()
  const banners = createBannerStore()
  const { rerender } = renderHook(
    (shown: string) => useOtherTabs(tab, shown, banners, portalMessages.messages.client.otherTab),
    { initialProps: clientName },
  )
  return {
    banners,
    /** As the portal does it: the page is drawn some time after the message. */
    switchTo(next: string) {
      announceSwitch({ tab, clientName: next })
      return () => rerender(next)
    },
  }
}

test('a tab ignores its own switch; another tab says so until it is switched itself', async () => {
  const [own, other] = [openTab('Acme Precision'), openTab('Acme Precision')]
  const draw = own.switchTo('Borealis Energy')
  await waitFor(() =>
    expect(other.banners.entries()).toMatchObject([
      { text: 'Another tab was switched to Borealis Energy. This tab still shows Acme Precision.' },
    ]),
  )
  expect(own.banners.entries()).toEqual([])
  draw()
  other.switchTo('Borealis Energy')()
  expect(other.banners.entries()).toEqual([])
})
