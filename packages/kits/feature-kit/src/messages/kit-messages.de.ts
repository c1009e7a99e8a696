import { defineTranslation } from './define-translation'
import type { kitMessages } from './kit-messages'

/** German texts of the kit that most pages need. */
export const kitTextsGerman = defineTranslation<typeof kitMessages>('kit', {
  errorTitle: 'Fehler',
  openCreated: (name) => `„${name}“ öffnen`,
  data: {
    failed: 'Dies konnte nicht geladen werden',
  },
  action: {
    conflict: 'Jemand anderes hat dies geändert, daher wurde nichts gespeichert. Dies ist die aktuelle Version.',
    failed: 'Dies konnte nicht ausgeführt werden',
  },
  form: {
    cancel: 'Abbrechen',
    close: 'Schließen',
    save: 'Speichern',
    discardChanges: 'Änderungen verwerfen',
    required: 'Bitte füllen Sie dieses Feld aus.',
    notClearable:
      'Dieses Feld kann nicht geleert werden. Geben Sie einen anderen Wert ein, oder stellen Sie den alten wieder her.',
    past: 'Dieser Tag ist vorbei. Wählen Sie heute oder einen späteren Tag.',
    failed: 'Dies konnte nicht gespeichert werden',
    gone: 'Möglicherweise wurde der Eintrag inzwischen entfernt. Kopieren Sie vor dem Schließen, was Sie noch brauchen.',
    conflict: {
      title: 'Jemand anderes hat in der Zwischenzeit Änderungen gespeichert.',
      changed: (field, before, after) => `${field}: ${before} ist jetzt ${after}`,
      nothing: 'nichts',
      keep: 'Ihre Eingaben bleiben erhalten. Prüfen Sie, was sich geändert hat, und speichern Sie dann erneut.',
    },
    discard: {
      title: 'Schließen, ohne zu speichern?',
      loses: 'Was Sie eingegeben oder ausgewählt haben, geht verloren.',
      confirmLabel: 'Verwerfen',
      cancelLabel: 'Weiter bearbeiten',
    },
    offer: {
      title: 'Fortsetzen?',
      text: 'Sie haben ein Formular verlassen, das nicht gesendet wurde. Ihre Eingaben sind noch da.',
      confirmLabel: 'Fortsetzen',
      cancelLabel: 'Nicht jetzt',
    },
    restored: 'Was Sie hier zuletzt eingegeben haben, wurde nicht gespeichert. Es ist wieder da.',
    leavePanel: (title) => `Was Sie in „${title}“ eingegeben oder ausgewählt haben, geht verloren.`,
    leave: {
      title: 'Seite verlassen, ohne zu speichern?',
      loses: 'Ihre Änderungen gehen verloren.',
      confirmLabel: 'Verlassen',
      cancelLabel: 'Bleiben',
    },
  },
  unavailable: {
    unchanged: 'Es wurde noch nichts geändert.',
    loading: 'Warten Sie, bis alles geladen ist.',
    uploading: 'Warten Sie, bis der Upload abgeschlossen ist.',
    busy: 'Warten Sie, bis der laufende Vorgang abgeschlossen ist.',
    invalid: 'Korrigieren Sie zuerst die markierten Felder.',
    notAllowed: 'Sie haben dafür keine Berechtigung.',
  },
})
