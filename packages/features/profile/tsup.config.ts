import { build } from '../../../tsup.shared.ts'

export default build({
  plain: { de: 'src/de.ts' },
  react: { index: 'src/index.ts', routes: 'src/routes.tsx', testing: 'src/testing/index.ts' },
})
