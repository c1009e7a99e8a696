import { defineTranslation } from '@ssp/feature-kit/messages'
import type { createTemplateMessages, templateMessages } from './messages'

/** German texts of creating a template. */
export const createTemplateGerman = defineTranslation<typeof createTemplateMessages>('surveys.createTemplate', {
  title: 'Umfragevorlage anlegen',
  heading: 'Zusammenfassung',
  create: 'Anlegen',
  created: 'Die Vorlage wurde angelegt',
})

/** German texts of one template. */
export const templateGerman = defineTranslation<typeof templateMessages>('surveys.template', {
  title: 'Umfragevorlage',
  heading: 'Zusammenfassung',
  locked: 'Diese Vorlage ist gesperrt',
  update: 'Speichern',
  createSurvey: 'Umfrage anlegen',
  confirmRemove: 'Möchten Sie diese Vorlage wirklich entfernen?',
  confirmDelete: 'Möchten Sie diese Vorlage wirklich endgültig löschen?',
  losesReference: 'Sie verschwindet aus Ihrer Liste der Vorlagen; die Vorlage selbst bleibt.',
  losesTemplate: 'Die Vorlage geht verloren. Umfragen, die daraus entstanden sind, bleiben.',
  removed: 'Die Vorlage wurde entfernt',
  failed: 'Die Vorlage konnte nicht geladen werden.',
  missing: 'Diese Vorlage gibt es nicht.',
  back: 'Zurück',
})
