import type { ServerModule } from '../../server-module.ts'
import { passwordHandlers } from './password.handlers.ts'
import { profileHandlers } from './profile.handlers.ts'
import { linkCodeWorker } from './link-code.job.ts'

export const profileModule = {
  name: 'profile',
  handlers: (deps) => ({ ...passwordHandlers(deps), ...profileHandlers(deps) }),
  workers: [linkCodeWorker],
} satisfies ServerModule
