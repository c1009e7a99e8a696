import { defineMessages } from '@ssp/feature-kit'
import { titles } from './titles'

/** The frame of the profile (spec 1 sections 2.10 and 8). */
export const profileMessages = defineMessages('profile.frame', {
  title: titles.profile,
  tabList: 'Parts of the profile',
  tabs: { profile: 'PROFILE', theme: 'THEME', content: 'CONTENT' },
  lock: 'Lock',
  unlock: 'Unlock',
  lockedHint: 'Locked. Unlock to make changes.',
  readOnly: 'You can see this, but not change it.',
  save: 'Update',
  discard: {
    title: 'Leave without saving?',
    loses: 'Your changes on this page will be lost.',
    confirmLabel: 'Discard changes',
    cancelLabel: 'Keep editing',
  },
})
