import { defineTranslation } from '@ssp/feature-kit/messages'
import type { changeMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of what a change would take away, and what somebody else changed in the meantime. */
export const changeGerman = defineTranslation<typeof changeMessages>('access.change', {
  conflict:
    'Dies wurde inzwischen von jemand anderem geändert, daher wurde nichts gespeichert. Sie sehen den aktuellen Stand.',
  conflictTyped:
    'Dies wurde inzwischen von jemand anderem geändert, daher wurde nichts gespeichert. Ihre Eingaben sind noch da.',
  relabelled: (from, to) => `Von ${from} in ${to} umbenannt`,
  added: (names) => `Hinzugefügt: ${names}`,
  removed: (names) => `Entfernt: ${names}`,
  moreNames: (names, more) => `${names} und ${figure.format(more)} weitere`,
  impact: {
    weighing: 'Die betroffenen Konten werden gezählt',
    nobody: 'Kein Konto verliert etwas.',
    loses: (count, clients) =>
      `${count === 1 ? '1 Konto' : `${figure.format(count)} Konten`} in ${figure.format(clients)} Mandanten ${count === 1 ? 'verliert' : 'verlieren'} den Zugriff.`,
    keeps: (count) =>
      count === 1
        ? '1 Konto behält ihn auf anderem Weg.'
        : `${figure.format(count)} Konten behalten ihn auf anderem Weg.`,
    names: 'Namen anzeigen',
    lose: 'Verlieren den Zugriff',
    keep: 'Behalten ihn auf anderem Weg',
    firstOnly: (shown) => `Die ersten ${shown} sind aufgeführt.`,
  },
})
