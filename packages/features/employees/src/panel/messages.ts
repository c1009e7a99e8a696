import { defineMessages } from '@ssp/feature-kit'

/** The panel of an employee beside the list; its other texts are those of the page. */
export const employeePanelMessages = defineMessages('employees.panel', {
  loading: 'Employee',
  teams: 'Teams',
  more: 'More actions',
  openPage: 'Open page',
  close: 'Close',
})
