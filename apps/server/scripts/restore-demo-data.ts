// Replaces what is in DATA_DIR by the demo data that the seed makes, from a copy kept between runs. `--employees N` as for `npm run seed`.
import { parseArgs } from 'node:util'
import { restoreSeededData } from '../src/testing/seeded-data.ts'

const { employees } = parseArgs({ options: { employees: { type: 'string' } } }).values
const dataDir = process.env['DATA_DIR']
if (!dataDir) throw new Error('DATA_DIR names the folder, whose data is removed.')
await restoreSeededData(dataDir, employees === undefined ? {} : { employees: Number(employees) })
