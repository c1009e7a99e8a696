import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')
const employees = (count: number) => (count === 1 ? '1 employee' : `${figure.format(count)} employees`)

/** What can be done to selected employees. */
export const selectedEmployeesMessages = defineMessages('employees.selected', {
  addToTeam: 'Add To Team',
  toAdd: (count: number) => `${employees(count)} will be added. Those who are in the team stay in it.`,
  added: (count: number, team: string) =>
    count === 0 ? `No employee was added to ${team}` : `${employees(count)} added to ${team}`,
  inTeam: (count: number) => `${figure.format(count)} in the team already`,
  undo: 'Undo',
  undone: (count: number, team: string) => `${employees(count)} removed from ${team} again`,
  notInTeam: (count: number) => `${figure.format(count)} out of the team already`,
  reminder: 'Registration Reminder',
  toRemind: (unregistered: number, selected: number) =>
    `${figure.format(unregistered)} of ${figure.format(selected)} selected are not registered. The others get no e-mail.`,
  toSelected: 'To the unregistered among the selected employees.',
  sentTitle: 'Employees Registration Reminder',
  export: 'Export',
  deactivate: 'Deactivate',
  tooMany: (most: number) => `At most ${employees(most)} at once. Narrow the list first.`,
})
