// npm run rehearse:release: releases the last commit with changesets to an empty registry on this machine, and installs, checks and
// builds examples/tenant-app from there, as another team would. Neither the checkout nor npm's registry changes. REGISTRY_PORT chooses
// the port of the registry.
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folders } from './pack.mjs'
import { answering, buildPackages, install, must, timed, work } from './packed-app.mjs'
import { root, run, runTogether } from './workspace.mjs'

const port = process.env['REGISTRY_PORT'] ?? '4873'
const registry = `http://127.0.0.1:${port}/`
const [server, release, app] = ['verdaccio', 'release', 'app'].map((name) => join(work, name))
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

/** Installs Verdaccio with a configuration (JSON is YAML, too) in which our packages come from here alone, all others from npm. */
async function installRegistry() {
  mkdirSync(server)
  const { output } = await run('npm', ['config', 'get', 'registry'], { capture: true })
  const config = {
    storage: join(server, 'storage'),
    uplinks: { npmjs: { url: output.trim() } },
    packages: { '@ssp/*': { access: '$all', publish: '$all' }, '**': { access: '$all', proxy: 'npmjs' } },
    log: { type: 'stdout', level: 'error' },
  }
  writeFileSync(join(server, 'config.yaml'), JSON.stringify(config))
  // Verdaccio asks for a tag, `cjs`, which not every mirror of npm's registry has.
  writeFileSync(join(server, 'package.json'), JSON.stringify({ overrides: { 'node-fetch': '2.7.0' } }))
  await must('npm', ['install', 'verdaccio@6.10.4', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: server })
}

/** A clone of the last commit with the versions and changelogs of its changesets, and what was built of the packages. */
async function prepareRelease() {
  await must('git', ['clone', '--quiet', '--shared', root, release])
  symlinkSync(join(root, 'node_modules'), join(release, 'node_modules'))
  await must('changeset', ['version'], { cwd: release })
  for (const folder of folders) cpSync(join(root, folder, 'dist'), join(release, folder, 'dist'), { recursive: true })
}

const versionsOf = (base) =>
  Object.fromEntries(
    folders.map((folder) => manifestOf(join(base, folder))).map(({ name, version }) => [name, version]),
  )

/** Installs the example from the registry, compares it with the release, and builds it. @returns the number of installed packages. */
async function installExample(versions) {
  await install('tenant-app', app, { tarballs: versions, isLocked: true })
  const folderOf = (name) => join(app, 'node_modules', name)
  const installed = Object.entries(versions).filter(([name]) => existsSync(folderOf(name)))
  const wrong = installed.flatMap(([name, version]) => {
    const folder = folderOf(name)
    const missing = ['LICENSE', 'CHANGELOG.md', 'README.md'].filter((file) => !existsSync(join(folder, file)))
    const { version: got } = manifestOf(folder)
    const problems = [...missing.map((file) => `has no ${file}`), ...(got === version ? [] : [`is ${got}`])]
    return problems.map((problem) => `${name}@${version} ${problem}`)
  })
  if (wrong.length > 0) throw new Error(`Packages from the registry differ from the release:\n${wrong.join('\n')}`)
  await must(join(app, 'node_modules/.bin/tsc'), [], { cwd: app })
  await must(join(app, 'node_modules/.bin/vite'), ['build'], { cwd: app, extraEnv: { VITE_SSP_URL: registry } })
  return installed.length
}

const former = versionsOf(root)
await timed('registry, installed', installRegistry())
await timed('packages, built', buildPackages())
await timed('versions and changelogs, made', prepareRelease())
const versions = versionsOf(release)
const same = Object.keys(versions).filter((name) => versions[name] === former[name])
if (same.length > 0) throw new Error(`The changesets give no new version to ${same.join(', ')}.`)

const verdaccio = join(server, 'node_modules/.bin/verdaccio')
runTogether([{ command: verdaccio, args: ['--config', join(server, 'config.yaml'), '--listen', `127.0.0.1:${port}`] }])
try {
  await timed('registry, started', answering(`${registry}-/ping`))
  // Any token may publish; npm asks for one.
  Object.assign(process.env, { npm_config_registry: registry, [`npm_config_//127.0.0.1:${port}/:_authToken`]: 'any' })
  await timed('packages, published', must('changeset', ['publish', '--no-git-tag'], { cwd: release }))
  const installed = await timed('example, installed and built', installExample(versions))
  console.log(
    `${Object.values(versions)[0]}: ${folders.length} packages released, ${installed} of them installed by the example.`,
  )
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
process.kill(process.pid, 'SIGTERM')
