import { lazyPanel, useMessages, usePanel } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { unfinishedMessages } from '../messages'

const UnfinishedPanel = lazyPanel(async () => (await import('./unfinished-panel')).UnfinishedPanel)

/** Number of unfinished gifts, with a link to them; renders nothing if there are none. */
export function UnfinishedBanner({ count }: { count: number }) {
  const messages = useMessages(unfinishedMessages)
  const panel = usePanel(UnfinishedPanel)
  return (
    <>
      {count > 0 && (
        <Banner
          kind="warning"
          text={messages.waiting(count)}
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
