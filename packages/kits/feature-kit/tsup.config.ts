import { build } from '../../../tsup.shared.ts'

export default build({
  plain: {
    de: 'src/de.ts',
    'message-types': 'src/message-types.ts',
    messages: 'src/messages/index.ts',
    theme: 'src/theme/index.ts',
  },
  react: { index: 'src/index.ts', embedded: 'src/embedded/index.ts', testing: 'src/testing/index.ts' },
})
