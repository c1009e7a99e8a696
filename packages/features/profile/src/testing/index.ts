export { currentPassword, profile, profileServer, themeColours, themeContent } from './profile-server'
