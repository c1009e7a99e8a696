import { unfinishedGiftsQuery } from '@ssp/api'
import { lazyPanel, useApi, useMessages, usePanel } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { unfinishedMessages } from '../messages'

const UnfinishedPanel = lazyPanel(async () => (await import('./unfinished-panel')).UnfinishedPanel)

/** How many gifts are unfinished, and the way to them; nothing when none do. */
export function UnfinishedBanner() {
  const messages = useMessages(unfinishedMessages)
  const { data: gifts = [] } = useQuery(unfinishedGiftsQuery(useApi()))
  const panel = usePanel(UnfinishedPanel)
  return (
    <>
      {gifts.length > 0 && (
        <Banner
          kind="warning"
          text={messages.waiting(gifts.length)}
          action={
            <Button size="small" onPointerEnter={panel.preload} onFocus={panel.preload} onClick={() => panel.open()}>
              {messages.open}
            </Button>
          }
        />
      )}
      {panel.element}
    </>
  )
}
