import { globSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { build } from '../../tsup.shared.ts'

// One entry for each component, so that a bundler that splits by entries (esbuild) or decides on side effects by file can
// drop the others.
const components = globSync('src/*/index.ts').map((source) => [basename(dirname(source)), source] as const)

export default build({
  react: {
    index: 'src/index.ts',
    ...Object.fromEntries(components.filter(([name]) => name !== 'theme')),
  },
  plain: { theme: 'src/theme/index.ts', css: 'src/css.ts', de: 'src/messages.de.ts' },
  isClosed: true,
})
