export { AppShell } from './app-shell'
export {
  AppShellDrawer,
  AppShellHeader,
  AppShellMain,
  AppShellRoot,
  AppShellSide,
  AppShellSkipLink,
} from './app-shell-parts'
export { SideNav } from './side-nav'
export type { AppShellHeaderSlots, AppShellProps } from './app-shell'
export type {
  AppShellDrawerProps,
  AppShellHeaderProps,
  AppShellSideProps,
  AppShellSkipLinkProps,
} from './app-shell-parts'
export type { NavGroup, NavItem } from './nav.types'
export type { SideNavProps } from './side-nav'
