export { explainedClients, explainedUsers, explainerServer, explainPath } from './explainer-server'
export { explanation } from './explanation'
