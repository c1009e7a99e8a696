import { build } from '../../../tsup.shared.ts'

export default build({ plain: { index: 'src/index.ts', worker: 'src/worker/index.ts' } })
