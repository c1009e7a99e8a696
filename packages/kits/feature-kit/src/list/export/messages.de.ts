import { defineTranslation } from '../../messages/define-translation'
import type { exportMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the download of what a list shows. */
export const exportGerman = defineTranslation<typeof exportMessages>('kit.listExport', {
  title: (list) => `${list} herunterladen`,
  reading: (read, total) => `${figure.format(read)} von ${figure.format(total)} Zeilen gelesen`,
  failed: 'Die Zeilen konnten nicht gelesen werden',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  leave: 'Seite verlassen, bevor die Datei da ist?',
  loses: 'Der Download wird abgebrochen.',
  done: (count) => `${figure.format(count)} ${count === 1 ? 'Zeile' : 'Zeilen'} heruntergeladen`,
  cut: (count, total) =>
    `Die Datei enthält die ersten ${figure.format(count)} von ${figure.format(total)} Zeilen. Schränken Sie die Liste für die übrigen durch Suche oder Filter ein.`,
})
