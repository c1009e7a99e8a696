import { logout } from '@ssp/api'
import { useApi, useConfirmLeaving, useMessages, useNavigate, useSession } from '@ssp/feature-kit'
import { Avatar, Menu, type MenuAction } from '@ssp/ui'
import { Check, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { portalMessages } from '../messages'
import { useColourMode } from './colour-mode'
import type { ModeChoice } from './stored-mode'
import * as styles from './shell.css'

const modes = [
  ['light', Sun],
  ['dark', Moon],
  ['system', Monitor],
] as const satisfies readonly (readonly [ModeChoice, unknown])[]

/** The signed-in person: profile, light or dark, logout. */
export function AccountMenu() {
  const api = useApi()
  const { shell } = useMessages(portalMessages)
  const { user } = useSession()
  const navigate = useNavigate()
  const confirmLeaving = useConfirmLeaving()
  const [mode, setMode] = useColourMode()
  // Public pages, such as 403 and not found, do not leave for the login by themselves.
  const leave = async () => {
    if (!(await confirmLeaving())) return
    void logout(api)
    navigate('/login', { replace: true })
  }
  const actions: MenuAction[] = [
    { id: 'profile', label: shell.profile, href: '/profile', icon: <UserRound size={16} /> },
    ...modes.map(([id, Icon]) => ({
      id,
      label: shell[id],
      icon: mode === id ? <Check size={16} role="img" aria-label={shell.chosen} /> : <Icon size={16} />,
      onAction: () => setMode(id),
    })),
    { id: 'logout', label: shell.logout, icon: <LogOut size={16} />, onAction: () => void leave() },
  ]
  return (
    <Menu label={shell.account} actions={actions} className={styles.account}>
      <Avatar name={user?.label ?? ''} size="sm" label={shell.account} />
    </Menu>
  )
}
