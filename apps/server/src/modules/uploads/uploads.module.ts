import type { ServerModule } from '../../server-module.ts'
import { uploadHandlers } from './uploads.handlers.ts'

export const uploadsModule = {
  name: 'uploads',
  handlers: uploadHandlers,
} satisfies ServerModule
