import { errorText, platformClientsQuery, type PlatformClient } from '@ssp/api'
import { useApi, useCan, useClient, useConfirmLeaving, useMessages } from '@ssp/feature-kit'
import { Dialog } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { switcherMessages } from './messages'
import { ClientPicker } from './client-picker'

export interface ClientSwitcherProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /**
   * Switches the portal to another client: sets it by its `subdomain`, reloads the theme and navigates to /client/switched, in
   * this order (spec 1 section 4). Rejects if the client cannot be loaded; the old one stays (decision 54).
   */
  onSwitch: (client: PlatformClient) => Promise<void>
}

/** The dialog of the header's settings icon. The host checks CLIENT_SWITCH before rendering it. */
export function ClientSwitcher({ open, onOpenChange, onSwitch }: ClientSwitcherProps) {
  const client = useClient()
  const can = useCan()
  const messages = useMessages(switcherMessages)
  const confirmLeaving = useConfirmLeaving()
  const clients = useQuery({
    ...platformClientsQuery(useApi(), client.platform_id),
    enabled: open && can('CLIENT_SWITCH'),
  })
  const [switchingId, setSwitchingId] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)

  async function choose(chosen: PlatformClient) {
    if (!(await confirmLeaving())) return
    setSwitchingId(chosen.id)
    setMessage(null)
    try {
      await onSwitch(chosen)
      onOpenChange(false)
    } catch (error) {
      setMessage(errorText(error))
    } finally {
      setSwitchingId(null)
    }
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={messages.title} size="md">
      <ClientPicker
        query={clients}
        currentId={client.id}
        switchingId={switchingId}
        canManage={can('PLATFORM_VIEW')}
        message={message}
        onManage={() => onOpenChange(false)}
        onChoose={(chosen) => void choose(chosen)}
      />
    </Dialog>
  )
}
