import { Can, useClient, useMessages } from '@ssp/feature-kit'
import { IconButton, lazyOverlay } from '@ssp/ui'
import { Settings } from 'lucide-react'
import { useState } from 'react'
import { useSwitchClient } from '../client/switch-client'
import { portalMessages } from '../messages'
import * as styles from './shell.css'

const ClientSwitcher = lazyOverlay(async () => (await import('@ssp/clients')).ClientSwitcher)

/** The current client and, with CLIENT_SWITCH, the button to switch to another one. */
export function ClientControl() {
  const { clientName } = useClient()
  const switchTo = useSwitchClient()
  const { shell } = useMessages(portalMessages)
  const [open, setOpen] = useState(false)
  return (
    <>
      <span className={styles.clientName}>{clientName}</span>
      <Can permission="CLIENT_SWITCH">
        <IconButton
          label={shell.switchClient}
          icon={<Settings size={18} />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
        {open && <ClientSwitcher open onOpenChange={setOpen} onSwitch={switchTo} />}
      </Can>
    </>
  )
}
