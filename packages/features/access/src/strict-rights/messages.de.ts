import { defineTranslation } from '@ssp/feature-kit/messages'
import type { strictRightsMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of what an account may do beside what its permissions name. */
export const strictRightsGerman = defineTranslation<typeof strictRightsMessages>('access.strictRights', {
  title: 'Konten, die ansehen dürfen, dürfen auch ändern',
  text: 'Strikte Rechte sind ausgeschaltet: Wer Mitarbeitende, Teams, Dokumente, Vorfälle, Uploads, Prämien, Anerkennungen oder Marketingdateien ansehen darf, darf sie auch anlegen, ändern und löschen.',
  elsewhere: 'Ein Konto mit der Berechtigung CLIENT UPDATE kann sie einschalten.',
  turnOn: 'Strikte Rechte einschalten',
  confirm: {
    title: 'Strikte Rechte einschalten?',
    confirmLabel: 'Einschalten',
  },
  loses: (count) =>
    count === 1
      ? '1 Konto verliert Änderungen, die es mit einer Berechtigung zum Ansehen vornimmt.'
      : `${figure.format(count)} Konten verlieren Änderungen, die sie mit einer Berechtigung zum Ansehen vornehmen.`,
  losesNone: 'Kein Konto verliert etwas: Alle haben die Berechtigungen für die Änderungen, die sie vornehmen können.',
  back: 'Strikte Rechte lassen sich unter „Mandantendetails“ wieder ausschalten.',
  accounts: 'Konten, die Änderungen verlieren',
  turnedOn: 'Strikte Rechte sind eingeschaltet',
})
