/** The tabs of the page, in order; also their names in the address. */
export const profileTabs = ['profile', 'theme', 'content'] as const

export type ProfileTab = (typeof profileTabs)[number]

/** The tabs that a person sees: THEME and CONTENT only with CLIENT_VIEW (R1-034 to R1-036). */
export const tabsFor = (can: (permission: string) => boolean): readonly ProfileTab[] =>
  can('CLIENT_VIEW') ? profileTabs : ['profile']

/** Whether what a tab shows may be changed: one's own profile always, the brand with CLIENT_UPDATE. */
export const mayChange = (tab: ProfileTab, can: (permission: string) => boolean): boolean =>
  tab === 'profile' || can('CLIENT_UPDATE')

/** The open tab: the one the address asks for where it may be seen, else PROFILE. */
export const tabOf = (search: string, tabs: readonly ProfileTab[]): ProfileTab =>
  tabs.find((tab) => tab === new URLSearchParams(search).get('tab')) ?? 'profile'

/** What a tab of the page is given. */
export interface TabProps {
  /** Whether nothing may be changed now. */
  locked: boolean
  /** Why, in one sentence. Default: it is not said. */
  lockedReason?: string | undefined
  /** Called with whether leaving would lose something. */
  onEdited: (edited: boolean) => void
  /** Called when the person goes on with what was left unsaved. Without it that is in the form from the start. */
  onContinue?: (() => void) | undefined
}
