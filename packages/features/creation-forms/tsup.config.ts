import { build } from '../../../tsup.shared.ts'

export default build({
  plain: { de: 'src/de.ts', 'message-types': 'src/message-types.ts' },
  react: { index: 'src/index.ts', routes: 'src/routes.tsx', testing: 'src/testing/index.ts' },
})
