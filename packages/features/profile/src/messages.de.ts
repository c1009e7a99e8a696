import { defineTranslation } from '@ssp/feature-kit/messages'
import type { profileMessages } from './messages'

/** German texts of the frame of the profile. */
export const frameGerman = defineTranslation<typeof profileMessages>('profile.frame', {
  title: 'Profil',
  tabList: 'Bereiche des Profils',
  tabs: { profile: 'PROFIL', theme: 'DESIGN', content: 'INHALT' },
  lock: 'Sperren',
  unlock: 'Entsperren',
  lockedHint: 'Gesperrt. Entsperren Sie, um etwas zu ändern.',
  readOnly: 'Sie können dies sehen, aber nicht ändern.',
  save: 'Speichern',
  discard: {
    title: 'Verlassen, ohne zu speichern?',
    loses: 'Ihre Änderungen auf dieser Seite gehen verloren.',
    confirmLabel: 'Änderungen verwerfen',
    cancelLabel: 'Weiter bearbeiten',
  },
})
