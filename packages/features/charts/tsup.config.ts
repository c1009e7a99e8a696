import { build } from '../../../tsup.shared.ts'

export default build({ react: { index: 'src/index.ts' }, plain: { svg: 'src/svg/index.ts' } })
