export { awkwardEmployees, employee, employees } from './employees'
