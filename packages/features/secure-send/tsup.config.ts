import { build } from '../../../tsup.shared.ts'

export default build({
  react: { index: 'src/index.ts', routes: 'src/routes.tsx', testing: 'src/testing/index.ts' },
  // A separate entry, because the share panel starts it by its address.
  plain: { de: 'src/de.ts', 'message-types': 'src/message-types.ts', 'zip-worker': 'src/share/zip-worker.ts' },
})
