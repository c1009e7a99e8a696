import { defineTranslation } from '@ssp/feature-kit/messages'
import type { firstStepsMessages } from './messages'

/** German texts of the first steps of a new client. */
export const firstStepsGerman = defineTranslation<typeof firstStepsMessages>('first-steps', {
  title: 'Erste Schritte',
  description: 'Bis es aktive Mitarbeitende gibt.',
  steps: {
    details: { title: 'Mandantendetails prüfen', text: 'Beschriftungen der Anmeldeseite, Zeitzone, Rechte' },
    theme: { title: 'Logo und Farben wählen', text: 'Für dieses Portal und das der Mitarbeitenden' },
    accounts: { title: 'Zugänge anlegen', text: 'Für jede weitere Person ein Konto mit eigenen Rechten' },
    welcome: {
      title: 'Willkommens-E-Mail ansehen',
      text: 'Geht nach der Registrierung an Mitarbeitende, mit Ihren Anhängen',
    },
    employees: { title: 'Mitarbeitende hinzufügen', text: 'Einzeln oder viele auf einmal aus einer CSV-Datei' },
  },
})
