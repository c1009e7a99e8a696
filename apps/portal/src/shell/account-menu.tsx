import { logout } from '@ssp/api'
import { useApi, useSession } from '@ssp/feature-kit'
import { Avatar, Menu, type MenuAction } from '@ssp/ui'
import { Check, LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { messages } from '../messages'
import { useColourMode } from './colour-mode'
import type { ModeChoice } from './stored-mode'

const words = messages.shell
const modes = [
  ['light', words.light, Sun],
  ['dark', words.dark, Moon],
  ['system', words.system, Monitor],
] as const satisfies readonly (readonly [ModeChoice, string, unknown])[]

/** The signed-in person: profile, light or dark, logout. */
export function AccountMenu() {
  const api = useApi()
  const { user } = useSession()
  const [mode, setMode] = useColourMode()
  const actions: MenuAction[] = [
    { id: 'profile', label: words.profile, href: '/profile', icon: <UserRound size={16} /> },
    ...modes.map(([id, label, Icon]) => ({
      id,
      label,
      icon: mode === id ? <Check size={16} role="img" aria-label={words.chosen} /> : <Icon size={16} />,
      onAction: () => setMode(id),
    })),
    { id: 'logout', label: words.logout, icon: <LogOut size={16} />, onAction: () => void logout(api) },
  ]
  return (
    <Menu label={words.account} actions={actions}>
      <Avatar name={user?.label ?? ''} size="sm" label={words.account} />
    </Menu>
  )
}
