import { sql } from 'kysely'
import { splitStatements } from '../../src/db/migrate.ts'
import { isolation } from '../jobs/isolation.ts'
import { runJob } from '../run.ts'
import type { Effort, Job } from '../tally.ts'
import { withDifference, type World } from '../world/world.ts'
import { ACCESS_FAULTS } from './access-faults.ts'
import { CHAIN_FAULTS } from './chain-faults.ts'
import type { Fault } from './fault.ts'
import { INPUT_FAULTS } from './input-faults.ts'
import { NEIGHBOUR_FAULTS } from './neighbour-faults.ts'
import { PROCESS_FAULTS } from './process-faults.ts'
import { ROUND_TRIP_FAULTS } from './round-trip-faults.ts'

async function execute(world: World, statements: string | undefined): Promise<void> {
  for (const statement of splitStatements(statements ?? ''))
    await sql.raw(statement).execute(world.deps.database.kysely)
}

async function findingsOf(world: World, fault: Fault, effort: Effort): Promise<readonly string[]> {
  await execute(world, fault.spoil)
  try {
    const run = (spoilt: World) => runJob(spoilt, fault.seenBy, effort)
    const { tally } = await (fault.difference ? withDifference(world, fault.difference(world), run) : run(world))
    return tally.failures
  } finally {
    await execute(world, fault.mend)
  }
}

const FAULTS: readonly Fault[] = [
  ...ACCESS_FAULTS,
  ...INPUT_FAULTS,
  ...NEIGHBOUR_FAULTS,
  ...ROUND_TRIP_FAULTS,
  ...CHAIN_FAULTS,
]

/** The faults of a job of the full tier belong to it too. */
const faultsOf = ({ full }: Effort): readonly Fault[] => (full ? [...FAULTS, ...PROCESS_FAULTS] : FAULTS)

/** Injects one fault after another, which its job must find: a job that cannot fail proves nothing. */
export const faults: Job<World> = {
  name: 'faults',
  isEmbedded: true,
  floor: (_world, effort) => faultsOf(effort).length + 1,
  async run(world, tally, effort) {
    for (const fault of faultsOf(effort)) {
      const findings = await findingsOf(world, fault, {
        ...effort,
        full: false,
        operations: fault.operations,
        injected: true,
      })
      const isSeen = findings.some((finding) => fault.finding.test(finding))
      if (isSeen) tally.add('seen')
      tally.check(
        isSeen,
        `${fault.seenBy.name} does not see ${fault.name}; it found ${JSON.stringify(findings.slice(0, 3))}`,
      )
    }
    const lazy = await runJob(world, { ...isolation, floor: () => 1_000_000 }, effort)
    tally.check(lazy.tally.failures.length === 1, 'a job below its floor passes')
  },
}
