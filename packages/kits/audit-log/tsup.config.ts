import { build } from '../../../tsup.shared.ts'

export default build({
  react: { index: 'src/index.ts', routes: 'src/routes.tsx' },
  plain: { de: 'src/de.ts', 'message-types': 'src/message-types.ts', testing: 'src/testing/index.ts' },
})
