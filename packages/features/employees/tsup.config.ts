import { build } from '../../../tsup.shared.ts'

export default build({
  // Its own entry beside the others: they start it by its address.
  plain: { de: 'src/de.ts', 'message-types': 'src/message-types.ts', 'csv-worker': 'src/bulk/csv-worker.ts' },
  react: { index: 'src/index.ts', routes: 'src/routes.tsx', testing: 'src/testing/index.ts' },
})
