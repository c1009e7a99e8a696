import { QueryFailed, useHref, useMessages, type PanelProps } from '@ssp/feature-kit'
import { Banner, Button, ButtonLink, SidePanel, Skeleton } from '@ssp/ui'
import { giveMessages } from '../messages'
import { GiveFormPanel } from './give-form-panel'
import { useOwnEmployee } from './use-own-employee'

/** The dialog 'Give Recognition'; without an employee of this client it says what is missing (R3-409 to R3-411). */
export function GiveRecognitionPanel(panel: PanelProps) {
  const messages = useMessages(giveMessages)
  const href = useHref()
  const { profile, employeeId, isAtHome } = useOwnEmployee()
  if (employeeId && isAtHome) return <GiveFormPanel {...panel} employeeId={employeeId} />
  return (
    <SidePanel
      open={panel.open}
      onOpenChange={(wanted) => !wanted && panel.onClose()}
      title={messages.title}
      footer={<Button onClick={panel.onClose}>{messages.close}</Button>}
    >
      {profile.data ? (
        <Banner
          kind="warning"
          text={employeeId ? messages.elsewhere : messages.unlinked}
          action={!employeeId && <ButtonLink href={href('/profile')}>{messages.profile}</ButtonLink>}
        />
      ) : profile.error ? (
        <QueryFailed query={profile} />
      ) : (
        <Skeleton width="80%" />
      )}
    </SidePanel>
  )
}
