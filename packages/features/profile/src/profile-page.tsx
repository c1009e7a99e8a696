import { useCan, useLeaveGuard, useLocation, useMessages, useNavigate } from '@ssp/feature-kit'
import { Loading, useConfirm } from '@ssp/ui'
import { lazy, Suspense, useState } from 'react'
import { AccountPage } from './account/account-page'
import { ContentPage } from './content/content-page'
import { mayChange, tabOf, tabsFor, type ProfileTab, type TabProps } from './model/tabs'
import { FormSkeleton } from './form-skeleton'
import { profileMessages } from './messages'
import { Profile } from './profile'

/** Loaded with the colour calculations, which no other page needs. */
const ThemePage = lazy(async () => ({ default: (await import('./theme/theme-page')).ThemePage }))

/**
 * `/profile`; the tab is in the address. Locking, or leaving tab or page, with unsaved changes asks for confirmation
 * (decision 59).
 */
export function ProfilePage() {
  const { discard, lockedHint, readOnly } = useMessages(profileMessages)
  const confirm = useConfirm()
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const can = useCan()
  const [round, setRound] = useState(0)
  const [edited, onEdited] = useState(false)
  useLeaveGuard(edited, discard)

  const tabs = tabsFor(can)
  const tab = tabOf(search, tabs)
  const [isLocked, setLocked] = useState(true)
  const may = mayChange(tab, can)
  const locked = isLocked || !may
  const mayLeave = async () => {
    if (edited && !(await confirm({ ...discard, destructive: true }))) return false
    onEdited(false)
    return true
  }
  const toggle = async () => {
    if (!locked && !(await mayLeave())) return
    // A new key mounts the forms again, with the loaded values.
    if (edited) setRound(round + 1)
    setLocked(!locked)
  }
  const open = async (next: ProfileTab) => {
    if (await mayLeave()) navigate(next === 'profile' ? pathname : `${pathname}?tab=${next}`, { replace: true })
  }

  const tabProps: TabProps = {
    locked,
    lockedReason: may ? lockedHint : readOnly,
    onEdited,
    onContinue: () => setLocked(false),
  }
  const content = {
    profile: <AccountPage key={round} {...tabProps} />,
    theme: (
      <Suspense
        fallback={
          <Loading>
            <FormSkeleton fields={6} />
          </Loading>
        }
      >
        <ThemePage key={round} {...tabProps} />
      </Suspense>
    ),
    content: <ContentPage key={round} {...tabProps} />,
  }
  return (
    <Profile
      tabs={tabs}
      tab={tab}
      locked={locked}
      onTab={(next) => void open(next)}
      onToggle={may ? () => void toggle() : undefined}
    >
      {content[tab]}
    </Profile>
  )
}
