import { build } from '../../tsup.shared.ts'

export default build({
  plain: {
    index: 'src/index.ts',
    can: 'src/can.ts',
    schema: 'src/generated/schema.ts',
    testing: 'src/testing/index.ts',
  },
})
