export { bulkRun, bulkServer } from './bulk-server'
export { emailServer, recipients } from './email-server'
export { employeeServer } from './employee-server'
export { awkwardEmployees, employee, employees } from './employees'
