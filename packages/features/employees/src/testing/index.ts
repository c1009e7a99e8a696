export { employeeServer } from './employee-server'
export { awkwardEmployees, employee, employees } from './employees'
