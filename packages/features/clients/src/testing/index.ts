export { platformClients } from './clients-fixtures'
