export { currentPassword, linkCode, profileServer, themeColours, themeContent } from './profile-server'
