import { defineTranslation } from '@ssp/feature-kit/messages'
import type { selectedEmployeesMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const employees = (count: number) => (count === 1 ? '1 Mitarbeiter/in' : `${figure.format(count)} Mitarbeitende`)

/** German texts of what can be done to selected employees. */
export const selectedEmployeesGerman = defineTranslation<typeof selectedEmployeesMessages>('employees.selected', {
  addToTeam: 'Zu Team hinzufügen',
  toAdd: (count) =>
    `${employees(count)} ${count === 1 ? 'wird' : 'werden'} hinzugefügt. Wer bereits im Team ist, bleibt darin.`,
  added: (count, team) =>
    count === 0 ? `Niemand wurde zu ${team} hinzugefügt` : `${employees(count)} zu ${team} hinzugefügt`,
  inTeam: (count) => `${figure.format(count)} bereits im Team`,
  undo: 'Rückgängig machen',
  undone: (count, team) => `${employees(count)} wieder aus ${team} entfernt`,
  notInTeam: (count) => `${figure.format(count)} nicht mehr im Team`,
  reminder: 'Erinnerung an die Registrierung',
  toRemind: (unregistered, selected) =>
    `${figure.format(unregistered)} von ${figure.format(selected)} Ausgewählten nicht registriert. Die anderen erhalten keine E-Mail.`,
  toSelected: 'An die nicht Registrierten unter den ausgewählten Mitarbeitenden.',
  sentTitle: 'Erinnerung an die Registrierung',
  export: 'Exportieren',
  deactivate: 'Deaktivieren',
  tooMany: (most) => `Höchstens ${employees(most)} auf einmal. Grenzen Sie zuerst die Liste ein.`,
})
