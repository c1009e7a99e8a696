import { build } from '../../../tsup.shared.ts'

export default build({
  react: { index: 'src/index.ts' },
  plain: { de: 'src/de.ts', 'message-types': 'src/message-types.ts', model: 'src/model/index.ts' },
})
