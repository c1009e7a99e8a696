import { build } from '../../../tsup.shared.ts'

export default build({
  react: { index: 'src/index.ts', routes: 'src/routes.tsx', testing: 'src/testing/index.ts' },
  plain: {
    de: 'src/de.ts',
    'message-types': 'src/message-types.ts',
    'evidence-worker': 'src/evidence/evidence-worker.ts',
  },
})
