export { currentPassword, linkCode, profile, profileServer, themeColours, themeContent } from './profile-server'
