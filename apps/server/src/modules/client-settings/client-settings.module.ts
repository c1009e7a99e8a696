import type { ServerModule } from '../../server-module.ts'
import { clientSettingsHandlers } from './client-settings.handlers.ts'

export const clientSettingsModule = {
  name: 'client-settings',
  handlers: clientSettingsHandlers,
  tables: ['clients'],
} satisfies ServerModule
