import { build } from '../../../tsup.shared.ts'

export default build({ react: { index: 'src/index.ts' }, plain: { de: 'src/de.ts', svg: 'src/svg/index.ts' } })
