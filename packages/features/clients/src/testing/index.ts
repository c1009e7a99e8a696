export { platformClients } from './clients-fixtures'
export { clientsServer } from './clients-server'
