import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
const documents = tracked.filter((file) => file.endsWith('.md') && !file.endsWith('api-report.md'))
const places = new Set(tracked.flatMap((file) => file.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'))))
const packages = tracked
  .filter((file) => /(^|\/)package\.json$/.test(file))
  .map((file) => JSON.parse(readFileSync(join(root, file), 'utf8')))
/** Written by commands, ignored by git. */
const WRITTEN = new Set(['storybook-static/visual-matrix.json', '.data/test-summary.json'])

/** Files and folders between backticks: with a known ending, or with a slash at their end. */
const namedPlaces = (text) =>
  [...text.matchAll(/`([\w.@-]+(?:\/[\w.@-]+)*(?:\/|\/[\w.@-]+\.(?:tsx?|mjs|yaml|json|md|sql)))`/g)].map(([, name]) =>
    name.replace(/\/$/, ''),
  )

/** Whether a tracked file or folder ends with the path, so that a document may name it from its own folder or package. */
const isPlace = (name) =>
  WRITTEN.has(name) || places.has(name) || [...places].some((place) => place.endsWith(`/${name}`))

const isMissing = ([, script, owner]) =>
  !packages.some(({ name, scripts = {} }) => script in scripts && (owner === undefined || owner === name))

test.each(documents)('%s names files, links and commands that exist', (document) => {
  const text = readFileSync(join(root, document), 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]+)[^)]*\)/g)].map(([, link]) => link)
  const scripts = [...text.matchAll(/npm run ([\w:-]+)(?: -w (@ssp\/[\w-]+))?/g)]
  expect({
    places: namedPlaces(text).filter((name) => !name.includes('NNNN') && !isPlace(name)),
    links: links.filter((link) => !existsSync(join(root, dirname(document), link))),
    scripts: scripts.filter(isMissing).map(([command]) => command),
  }).toEqual({ places: [], links: [], scripts: [] })
})
