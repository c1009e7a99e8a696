import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from './mutants.ts'

/** A mutant that server tests must find. */
export interface TestedMutant extends Mutant {
  /** Beginnings of the paths, below `src`, of the tests that are run. */
  tests: readonly string[]
}

/** Files below `src` that have mutants, and the tests (beginnings of their paths) that must find them. The first that matches counts. */
const AREAS: readonly { files: RegExp; tests: readonly string[] }[] = [
  { files: /^modules\/auth\//, tests: ['modules/auth/'] },
  { files: /^modules\/profile\//, tests: ['modules/profile/'] },
  {
    files: /^session\/(?:set-password|password|common|end-sessions)/,
    tests: ['session/', 'modules/auth/', 'modules/profile/', 'modules/session/'],
  },
  { files: /^(?:session|modules\/session)\//, tests: ['session/', 'modules/session/'] },
  { files: /^(?:storage\/bucket|modules\/(?:[\w-]+\/)?buckets)/, tests: ['modules/buckets', 'storage/uploads'] },
  { files: /^storage\/(?:sniff|svg|address)/, tests: ['storage/uploads', 'storage/svg', 'modules/buckets'] },
  { files: /^storage\/quota/, tests: ['storage/quota'] },
  { files: /^storage\/objects[.]repository/, tests: ['storage/upload', 'modules/marketing/', 'modules/news/'] },
  { files: /^modules\/documents\/document-keys/, tests: ['modules/documents/'] },
  { files: /^modules\/welcome-email\/attachment/, tests: ['modules/welcome-email/'] },
  {
    files: /^modules\/incidents\/incident-images/,
    tests: ['modules/incidents/incident-images', 'modules/incidents/evidence'],
  },
  { files: /^modules\/marketing\/require-category/, tests: ['modules/marketing/'] },
  {
    files: /^modules\/secure-send\/(?:shared-document-keys|shared-files)/,
    tests: ['modules/secure-send/upload', 'modules/secure-send/secure-send', 'modules/shared-documents/'],
  },
  { files: /^storage\/personal-addresses/, tests: ['modules/pay/', 'http/download-addresses', 'http/former-rights'] },
  {
    files: /^storage\/upload-(?:claims|rights)/,
    tests: ['storage/upload', 'storage/storage-faults', 'http/former-rights'],
  },
  // Of the metadata of pictures nothing is decided.
  { files: /^(?:storage\/(?!image-metadata)|modules\/uploads\/)/, tests: ['storage/upload', 'storage/storage-faults'] },
]

/** How a check is taken away: every match of a line is one mutant. */
const RULES: readonly { kind: Mutant['kind']; match: RegExp; to: string }[] = [
  { kind: 'check', match: /^\s+if \(.*\) throw problem\(.*\)$/g, to: '' },
  { kind: 'check', match: /^\s+if \(.*\) return (?:'\w+'|undefined|false)$/g, to: '' },
  { kind: 'check', match: /(?<=^\s+return )(?:(?!\?\?)[^`])+?(?= \? .* : )/g, to: 'true' },
  {
    kind: 'condition',
    match: /\.where\('(?!(?:\w+\.)?client_id')[\w.]+', '[\w =<>]+', (?:[^()]|\([^()]*\))*\)/g,
    to: '',
  },
  { kind: 'condition', match: / and (?!\w*\.?client_id)[\w.]+ (?:= \$\{\w+\}|is null|> now\(\))/g, to: '' },
  { kind: 'form', match: /(?<=new RegExp\(`)\^/g, to: '' },
  { kind: 'form', match: /\$(?=`(?:, 'u')?\))/g, to: '' },
  { kind: 'form', match: /\.(?:toLowerCase\(\)|normalize\('NFC'\))/g, to: '' },
]

function mutantsOf(source: string, file: string, tests: readonly string[]): TestedMutant[] {
  return readFileSync(join(source, file), 'utf8')
    .split('\n')
    .flatMap((from, index) =>
      RULES.flatMap(({ kind, match, to }) =>
        [...from.matchAll(match)].map(({ 0: found, index: at }) => ({
          kind,
          file,
          line: index + 1,
          from,
          to: from.slice(0, at) + to + from.slice(at + found.length),
          tests,
        })),
      ),
    )
}

/** Every mutant of sessions, attempts, uploads and storage. */
export function findTestedMutants(source: string): TestedMutant[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .toSorted()
    .flatMap((file) => {
      const area = AREAS.find(({ files }) => files.test(file))
      return area ? mutantsOf(source, file, area.tests) : []
    })
}
