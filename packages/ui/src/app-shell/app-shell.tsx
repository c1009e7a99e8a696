import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import { useUiMessages } from '../internal/messages-context'
import { useControllable } from '../internal/use-controllable'
import { useMediaQuery } from '../internal/use-media-query'
import {
  AppShellDrawer,
  AppShellHeader,
  AppShellMain,
  AppShellRoot,
  AppShellSide,
  AppShellSkipLink,
} from './app-shell-parts'
import type { NavGroup } from './nav.types'
import { SideNav } from './side-nav'
import * as styles from './app-shell.css'

/** Content of the header. */
export interface AppShellHeaderSlots {
  /** The search box. */
  search?: ReactNode
  /** The client's name, always readable, with its switcher. */
  client?: ReactNode
  /** The notifications. */
  inbox?: ReactNode
  /** The signed-in person's menu. */
  account?: ReactNode
}

/** Props of `AppShell`; the rest reaches the root. */
export interface AppShellProps extends ComponentProps<'div'> {
  /** The page. */
  children?: ReactNode
  /** The client's logo, a link to the home page. */
  logo: ReactNode
  /** The logo in 40 px for the collapsed navigation. Default `logo`. */
  logoSmall?: ReactNode
  /** The navigation, in groups. */
  navigation: readonly NavGroup[]
  /** Id of the navigation entry whose page is shown. */
  currentId?: string | undefined
  /** Content of the header. */
  header: AppShellHeaderSlots
  /** Messages above the content: a `BannerList`. */
  banners?: ReactNode
  /** Whether the navigation shows icons only. Default under 900 px. */
  collapsed?: boolean | undefined
  /** Called with the new state when the navigation is collapsed or expanded. */
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined
}

/** Navigation, header and content. Router-independent: entries are data with addresses. Under 500 px the navigation is a drawer. */
export function AppShell(props: AppShellProps) {
  const {
    logo,
    logoSmall = logo,
    navigation,
    currentId,
    header,
    banners,
    collapsed,
    onCollapsedChange,
    children,
    ...rest
  } = props
  const messages = useUiMessages('appShell')
  const mainId = useId()
  const narrow = useMediaQuery('(width < 900px)')
  const [chosen, setCollapsed] = useControllable<boolean | undefined>(collapsed, undefined, (value) =>
    onCollapsedChange?.(value ?? false),
  )
  const [drawer, setDrawer] = useState(false)
  const small = chosen ?? narrow
  const nav = { 'aria-label': messages.navigation, groups: navigation, currentId }
  return (
    <AppShellRoot {...rest}>
      <AppShellSkipLink mainId={mainId} />
      <AppShellSide collapsed={small} onCollapsedChange={setCollapsed} logo={small ? logoSmall : logo}>
        <SideNav {...nav} collapsed={small} onExpand={() => setCollapsed(false)} />
      </AppShellSide>
      {drawer && (
        <AppShellDrawer logo={logo} onClose={() => setDrawer(false)}>
          <SideNav {...nav} />
        </AppShellDrawer>
      )}
      <div className={styles.column}>
        <AppShellHeader search={header.search} navigationOpen={drawer} onOpenNavigation={() => setDrawer(true)}>
          {header.client}
          {header.inbox}
          {header.account}
        </AppShellHeader>
        <AppShellMain id={mainId}>
          <div className={styles.banners}>{banners}</div>
          {children}
        </AppShellMain>
      </div>
    </AppShellRoot>
  )
}
