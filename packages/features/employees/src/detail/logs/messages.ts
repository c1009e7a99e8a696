import type { Interaction } from '@ssp/api'
import { defineMessages } from '@ssp/feature-kit'
import { interactionLabel } from '../../model/log-search'

/** The logs tab (spec 2 section 2). */
export const employeeLogsMessages = defineMessages('employees.logs', {
  title: 'Logs',
  search: 'Search logs',
  from: 'From',
  to: 'To',
  backwards: 'This day is before the first.',
  refresh: 'Refresh',
  empty: 'No Results Found',
  failed: 'The log could not be loaded.',
  by: (name: string) => `by ${name}`,
  type: interactionLabel,
  description: ({ description }: Interaction) => description,
})
