/** The tabs of the page, in order; also their names in the address. */
export const profileTabs = ['profile', 'theme', 'content'] as const

export type ProfileTab = (typeof profileTabs)[number]

/** The tabs of a user: THEME and CONTENT only with CLIENT_VIEW (R1-034 to R1-036). */
export const tabsFor = (can: (permission: string) => boolean): readonly ProfileTab[] =>
  can('CLIENT_VIEW') ? profileTabs : ['profile']

/** Whether the content of a tab may be changed: the user's own profile always, the brand with CLIENT_UPDATE. */
export const mayChange = (tab: ProfileTab, can: (permission: string) => boolean): boolean =>
  tab === 'profile' || can('CLIENT_UPDATE')

/** The open tab: the one in the address if the user may see it, otherwise PROFILE. */
export const tabOf = (search: string, tabs: readonly ProfileTab[]): ProfileTab =>
  tabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'profile'

/** Props of a tab of the page. */
export interface TabProps {
  /** Whether changes are disabled. */
  locked: boolean
  /** The reason, in one sentence. Default: no reason is shown. */
  lockedReason?: string | undefined
  /** Called with whether leaving would lose input. */
  onEdited: (edited: boolean) => void
  /** Called when the user accepts unsaved input. Without it, the input is in the form from the start. */
  onContinue?: (() => void) | undefined
}
