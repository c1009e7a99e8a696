import { mutation } from '../mutation/mutation.ts'
import { tested } from '../mutation/tested.ts'
import { chains } from '../chains/chains.ts'
import { faults } from '../faults/faults.ts'
import { echo } from '../fuzz/echo.ts'
import { fuzz } from '../fuzz/fuzz.ts'
import { matrix } from '../matrix/matrix.ts'
import type { Job } from '../tally.ts'
import type { World } from '../world/world.ts'
import { bodies } from './bodies.ts'
import { damages } from './damages.ts'
import { fairness } from './fairness.ts'
import { headers } from './headers.ts'
import { isolation } from './isolation.ts'
import { neighbours } from './neighbours.ts'
import { roundTrip } from './round-trip.ts'
import { processes } from './processes.ts'
import { races } from './races.ts'
import { storage } from './storage.ts'
import { theme } from './theme.ts'
import { blocking } from './blocking.ts'
import { unreadFields } from './unread-fields.ts'

/** Every instrument, in the order in which they run. */
export const JOBS: readonly Job<World>[] = [
  matrix,
  unreadFields,
  isolation,
  neighbours,
  roundTrip,
  headers,
  bodies,
  damages,
  storage,
  theme,
  races,
  echo,
  blocking,
  fairness,
  fuzz,
  chains,
  faults,
]

/** Those that take long, and one whose cases depend on which of two requests is first: under `--full`, or by name. */
export const LONG_JOBS: readonly Job<World>[] = [mutation, tested, processes]
