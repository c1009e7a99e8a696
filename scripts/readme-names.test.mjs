import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')
const readmes = globSync('packages/{*,{kits,features}/*}/README.md', { cwd: root, exclude: ['**/node_modules/**'] })
const packages = new Map(
  readmes.map((file) => [JSON.parse(read(join(dirname(file), 'package.json'))).name, dirname(file)]),
)

/** Source of an entry, `.` or `./routes`, with what it exports again; undefined for an entry that does not exist. */
function sourceOf(name, entry) {
  const folder = packages.get(name)
  const source = folder && JSON.parse(read(join(folder, 'package.json'))).exports[entry]?.['@ssp/source']
  return source && read(join(folder, source))
}

const allSources = (name) =>
  Object.keys(JSON.parse(read(join(packages.get(name), 'package.json'))).exports)
    .map((entry) => sourceOf(name, entry) ?? '')
    .join('\n')
const isExported = (source, name) => new RegExp(`\\b${name}\\b`).test(source)

/** `import { a, type B } from '@ssp/x/y'` in the examples of a document. */
const importsOf = (text) =>
  [...text.matchAll(/import (?:type )?\{([^}]*)\} from '(@ssp\/[\w-]+)(\/[\w-]+)?'/g)].flatMap(
    ([, names, from, entry]) =>
      names
        .split(',')
        .map((name) => name.replace(/^\s*type /, '').trim())
        .filter(Boolean)
        .map((name) => ({ name, from, entry: `.${entry ?? ''}` })),
  )

test.each([...readmes, 'docs/embedding.md'])('the examples of %s import what is exported', (file) => {
  const missing = importsOf(read(file)).filter(
    ({ name, from, entry }) => !isExported(sourceOf(from, entry) ?? '', name),
  )
  expect(missing).toEqual([])
})

/** Names at the beginning of a list item: "- `A`, `B` and `C` are ...". */
const listed = (text) =>
  [...text.matchAll(/^- ((?:`[A-Za-z]\w+`(?:, | and | or )?)+)/gm)].flatMap(([, names]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  )

test.each([...packages])('%s exports what its README lists', (name, folder) => {
  const source = allSources(name)
  expect(listed(read(join(folder, 'README.md'))).filter((each) => !isExported(source, each))).toEqual([])
})
