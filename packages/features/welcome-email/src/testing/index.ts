export { attachmentsPath, fakeAttachments, welcomeEmailServer } from './welcome-email-server'
export type { WelcomeEmailServerOptions } from './welcome-email-server'
