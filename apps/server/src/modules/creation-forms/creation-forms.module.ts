import type { ServerModule } from '../../server-module.ts'
import { creationFormsHandlers } from './creation-forms.handlers.ts'
import { creationFormBuckets } from './buckets.ts'

export const creationFormsModule = {
  name: 'creation-forms',
  handlers: creationFormsHandlers,
  buckets: creationFormBuckets,
  tables: ['creation_forms'],
} satisfies ServerModule
