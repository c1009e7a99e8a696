import { judgeRecognitions } from '@ssp/api'
import { lazyPanel, useMay, useMessages, usePanel } from '@ssp/feature-kit'
import { Banner, Button } from '@ssp/ui'
import { approvalMessages } from '../messages'

const ApprovalPanel = lazyPanel(async () => (await import('./approval-panel')).ApprovalPanel)

/** How many recognitions await approval, and the way to the queue; nothing when none do. */
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
