import { taken, type ServerModule } from '../../server-module.ts'
import { employeeHandlers } from './employee.handlers.ts'
import { employeesHandlers } from './employees.handlers.ts'
import { employeePasswordResetWorker } from './password-reset.job.ts'
import { employeeBuckets } from './buckets.ts'

export const employeesModule = {
  name: 'employees',
  handlers: (deps) => ({ ...employeeHandlers(deps), ...employeesHandlers(deps) }),
  workers: [employeePasswordResetWorker],
  buckets: employeeBuckets,
  constraints: {
    employee_merges_pkey: { message: 'This account has been merged already.' },
    employees_client_id_identifier_key: taken('identifier'),
    employees_pkey: taken('id'),
  },
  tables: ['employee_additional_data', 'employee_merges', 'employees'],
} satisfies ServerModule
