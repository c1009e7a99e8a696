export { clientSettings } from './client-settings'
export { clientSettingsServer } from './client-settings-server'
