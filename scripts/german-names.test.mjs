import { expect, test } from 'vitest'
import { ERROR_TYPES } from '../apps/server/src/http/error-events.ts'
import { KINDS } from '../apps/server/src/jobs/kinds.ts'
import { STATUS_NAMES } from '../apps/server/src/modules/payroll/statuses.ts'
import { errorLogGerman } from '../packages/features/error-log/src/de.ts'
import { payrollGerman } from '../packages/features/payroll/src/de.ts'

// Here, because neither the server nor a package may import the other.
test.each([
  ['errors', errorLogGerman, Object.values(ERROR_TYPES)],
  ['queues', errorLogGerman, Object.values(KINDS).map(({ title }) => title)],
  ['payroll', payrollGerman, Object.values(STATUS_NAMES)],
])('each name of the server has a German one: %s', (area, german, english) => {
  expect(english.filter((name) => !Object.hasOwn(german.names[area], name))).toEqual([])
})
