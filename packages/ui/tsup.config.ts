import { build } from '../../tsup.shared.ts'

export default build({
  react: { index: 'src/index.ts' },
  plain: { theme: 'src/theme/index.ts', css: 'src/css.ts', de: 'src/messages.de.ts' },
})
