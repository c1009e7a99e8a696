import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One change of the server's source that takes a guard away. */
export interface Mutant {
  kind: 'client predicate' | 'guard' | 'no-escalation check' | 'check' | 'condition' | 'form'
  /** Below `src`. */
  file: string
  line: number
  from: string
  to: string
}

/** What one run tries: a mutant, or without one what has killed others of its kind. */
export type Trial = Mutant | { kind: Mutant['kind']; operations: string[] }

/** Exit code of a run that found something. Any other but 0 is a harness that broke. */
export const KILLED = 3

/** How a guard is taken away: a line that matches loses what is matched. */
const RULES: readonly { kind: Mutant['kind']; match: RegExp; to: string }[] = [
  { kind: 'client predicate', match: /\.where\('(?:\w+\.)?client_id', '=', \w+(?:\.\w+)?\)/, to: '' },
  { kind: 'client predicate', match: /(?<=where )\w+\.client_id = \$\{\w+\} and /, to: '' },
  {
    kind: 'guard',
    match: /^\s+(?:await )?require(?:Same|SameClient|SamePlatform|Own|User|Target|Reachable)\(.*\)$/,
    to: '',
  },
  { kind: 'guard', match: /^(\s+)if \(!canReach\(.*\)\) return problem\(.*\)$/, to: '' },
  { kind: 'guard', match: /^(\s+)if \(.*!canReach\(.*\)\) throw problem\(.*\)$/, to: '' },
  { kind: 'guard', match: /^(\s+)if \(!\(await .*\)\) throw problem\('not_found'\)$/, to: '' },
  {
    kind: 'no-escalation check',
    match: /^\s+(?:await )?require(?:Grantable|GrantableRole|Outranks|RightsAt)\(.*\)$/,
    to: '',
  },
]

/**
 * Columns whose value names one row of all clients, so that no request shows whether the client is compared too: the
 * hash of 256 random bits, the keyed hash of a client and a typed name, a key that begins with the client
 * (checked before it is looked up).
 */
const IDENTIFIES_ONE_ROW = ['token_hash', 'account_hash', 'object_key']

function isByUniqueColumn(lines: readonly string[], index: number): boolean {
  const end = lines.findIndex((text, at) => at >= index && /\.execute/.test(text))
  const statement = lines.slice(index, end + 1).join('\n')
  return IDENTIFIES_ONE_ROW.some((column) => statement.includes(`'${column}', '='`))
}

const FOLDERS = ['access', 'http', 'modules', 'session', 'shared-documents']

/** Every mutant that the rules make of the source, in the order of the files. */
export function findMutants(source: string): Mutant[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) =>
        /\.(?:service|repository|handlers)\.ts$|(?:authorise|call|grants|document-access|teams-of-clients)\.ts$/.test(
          name,
        ),
      )
      .map((name) => join(folder, name)),
  )
  return files.toSorted().flatMap((file) =>
    readFileSync(join(source, file), 'utf8')
      .split('\n')
      .flatMap((text, index, lines) =>
        RULES.filter(
          ({ kind, match }) => match.test(text) && !(kind === 'client predicate' && isByUniqueColumn(lines, index)),
        )
          .slice(0, 1)
          .map(({ kind, match, to }): Mutant => ({
            kind,
            file,
            line: index + 1,
            from: text,
            to: text.replace(match, to),
          })),
      ),
  )
}

/** The mutants in an order of the seed's, so that a run that is cut short has tried some of everything. */
export function shuffled<Each extends Mutant>(mutants: readonly Each[], seed: number): Each[] {
  const order = ({ file, line, to }: Mutant) => createHash('md5').update(`${seed} ${file}:${line} ${to}`).digest('hex')
  return mutants.toSorted((a, b) => (order(a) < order(b) ? -1 : 1))
}
