import { judgeRecognitions } from '@ssp/api'
import { lazyPanel, useMay, useMessages, usePanel } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { approvalMessages } from '../messages'

const ApprovalPanel = lazyPanel(async () => (await import('./approval-panel')).ApprovalPanel)

/** Number of recognitions that await approval, with a link to the queue; renders nothing if there are none. */
export function ApprovalBanner({ waiting }: { waiting: number }) {
  const messages = useMessages(approvalMessages)
  const panel = usePanel(ApprovalPanel)
  const mayJudge = useMay()(judgeRecognitions)
  return (
    <>
      {waiting > 0 && (
        <Banner
          kind="info"
          text={messages.waiting(waiting)}
          action={
            mayJudge && (
              <Button size="small" onPointerEnter={panel.preload} onFocus={panel.preload} onClick={() => panel.open()}>
                {messages.open}
              </Button>
            )
          }
        />
      )}
      {panel.element}
    </>
  )
}
