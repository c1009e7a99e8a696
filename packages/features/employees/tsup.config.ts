import { build } from '../../../tsup.shared.ts'

export default build({
  // A separate entry, because the others start it by its address.
  plain: { de: 'src/de.ts', 'message-types': 'src/message-types.ts', 'csv-worker': 'src/bulk/csv-worker.ts' },
  react: { index: 'src/index.ts', routes: 'src/routes.tsx', testing: 'src/testing/index.ts' },
})
