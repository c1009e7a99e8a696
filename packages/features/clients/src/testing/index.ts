export { platformClients } from './clients-fixtures'
export { clientsServer, platformServer } from './clients-server'
