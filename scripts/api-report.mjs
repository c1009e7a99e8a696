// The public types of every published package, as `api-report.md` beside its package.json: a change of one shows in the diff.
//   npm run api:report              writes the reports
//   node scripts/api-report.mjs     fails when one differs; needs the declarations of the build
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CompilerState, Extractor, ExtractorConfig } from '@microsoft/api-extractor'
import { root } from './workspace.mjs'

/** Generated from the contract, where its changes show; for each entry of the client it would be 20,000 lines. */
const GENERATED = 'api/src/generated/'

/** Types of texts repeat every text; their changes show in `messages.ts`. */
const TEXTS = 'message-types.d.ts'

/** Lines of a difference that the check prints; the diff in git has all. */
const SHOWN = 20

/**
 * Entries of a package whose types are reported.
 *
 * @param folder of the package, relative to `packages`
 * @param declarations folder of the declarations, in the layout of `packages`
 */
function entriesOf(folder, declarations) {
  const { name, exports } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'))
  return Object.entries(exports)
    .map(([key, entry]) => [key, entry?.['@ssp/source']])
    .map(([key, source]) => ({
      name: name + key.slice(1),
      file: source && join(folder, source).replace(/\.tsx?$/, '.d.ts'),
    }))
    .filter(({ file }) => file && !file.startsWith(GENERATED) && !file.endsWith(TEXTS))
    .map(({ name: entry, file }) => ({ name: entry, file: join(declarations, file) }))
}

/** Whatever API Extractor has to say about style; a compiler checks the types. */
const silent = { default: { logLevel: 'none' } }

function configure({ file }, declarations, output) {
  const compilerOptions = {
    target: 'ES2024',
    module: 'ESNext',
    moduleResolution: 'Bundler',
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    types: [],
  }
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: declarations,
      mainEntryPointFilePath: file,
      compiler: { overrideTsconfig: { compilerOptions, files: [file] } },
      apiReport: {
        enabled: true,
        reportFileName: 'entry.api.md',
        reportFolder: output,
        reportTempFolder: output,
        // A type that an entry uses without exporting it is public all the same.
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(root, 'package.json'),
  })
}

/** The declarations within the code block of a report, without the notes on release tags and missing comments. */
function declarationsOf(report) {
  const [, block = ''] = /```ts\n([\s\S]*?)```/.exec(report) ?? []
  return block.replaceAll(/^ *\/\/ [@(].*\n/gm, '').trim()
}

/**
 * Reports entries, all in one compiler program.
 *
 * @param entries name and declaration file of each
 * @param declarations folder of all files
 * @returns the declarations of each entry, in the same order; empty for an entry without exports
 */
export function reportEntries(entries, declarations) {
  const output = mkdtempSync(join(tmpdir(), 'ssp-api-report-'))
  const configs = entries.map((entry) => configure(entry, declarations, output))
  const compilerState = CompilerState.create(configs[0], { additionalEntryPoints: entries.map(({ file }) => file) })
  const reports = configs.map((config) => {
    Extractor.invoke(config, {
      localBuild: true,
      compilerState,
      messageCallback: (message) => (message.handled = true),
    })
    return declarationsOf(readFileSync(config.reportFilePath, 'utf8'))
  })
  rmSync(output, { recursive: true })
  return reports
}

/** Makes the generated files another package for those that import them: a report names what it imports. */
function importGenerated(folder) {
  for (const name of globSync('src/**/*.d.ts', { cwd: folder })) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(file, text.replaceAll(/(?<=['"])[./]+(generated\/\w+)(\.ts)?(?=['"])/g, '@ssp/api/$1'))
  }
}

const pageOf = (name, sections) =>
  `# Public types of ${name}\n\nWritten by \`npm run api:report\`.\n${sections
    .filter(({ report }) => report !== '' && report !== 'export { }')
    .map((section) => `\n## ${section.name}\n\n\`\`\`ts\n${section.report}\n\`\`\`\n`)
    .join('')}`

/** The report of each package: its file, relative to the root, and its text. */
function reportPackages() {
  // Inside the project, so that imports of other packages find them.
  const declarations = join(root, '.data/api-report')
  rmSync(declarations, { recursive: true, force: true })
  cpSync(join(root, '.declarations'), declarations, { recursive: true })
  importGenerated(join(declarations, 'api'))
  const packages = globSync('{ui,api,{kits,features}/*}/package.json', { cwd: join(root, 'packages') })
    .map(dirname)
    .toSorted()
    .map((folder) => ({ folder, entries: entriesOf(folder, declarations) }))
  const entries = packages.flatMap((one) => one.entries)
  const reports = new Map(reportEntries(entries, declarations).map((report, index) => [entries[index], report]))
  rmSync(declarations, { recursive: true })
  return packages.map(({ folder, entries: own }) => ({
    file: `packages/${folder}/api-report.md`,
    text: pageOf(
      own[0].name,
      own.map((entry) => ({ name: entry.name, report: reports.get(entry) })),
    ),
  }))
}

/** First lines that only one of two texts has, marked as in a diff. */
function differences(before, after) {
  const only = (sign, text, other) => {
    const known = new Set(other.split('\n'))
    return text
      .split('\n')
      .filter((line) => !known.has(line))
      .map((line) => `  ${sign} ${line}`)
  }
  return [...only('-', before, after), ...only('+', after, before)].slice(0, SHOWN)
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

if (import.meta.main) {
  const changed = reportPackages().filter(({ file, text }) => read(join(root, file)) !== text)
  if (process.argv.includes('--write')) {
    for (const { file, text } of changed) writeFileSync(join(root, file), text)
    console.log(`${changed.length} reports written.`)
  } else if (changed.length > 0) {
    for (const { file, text } of changed) console.log([file, ...differences(read(join(root, file)), text)].join('\n'))
    console.log(
      'Public types differ from their reports. If that is intended, run `npm run api:report` and commit the reports.',
    )
    process.exitCode = 1
  }
}
