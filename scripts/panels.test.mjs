// Every panel and dialog of the features that holds a control is an `InputPanel`, which asks before input is lost (docs/decisions/0024).
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const FRAMES = new Set(['Dialog', 'SidePanel', 'DialogRoot', 'DialogContent'])
const GUARDED = new Set(['InputPanel', 'FormPanel'])
/** They narrow or turn what is shown; nothing is lost with them. */
const VIEW_FOLDERS = new Set(['search-field', 'filter-bar', 'tabs', 'field'])

const packages = new Map(
  globSync('packages/{ui,{kits,features}/*}/package.json', { cwd: root }).map((path) => [
    JSON.parse(readFileSync(join(root, path), 'utf8')).name,
    dirname(path),
  ]),
)

/** Exported components of `@ssp/ui` that take a value: a new one counts on arrival. */
const controls = new Set(
  globSync('packages/ui/src/*/index.ts', { cwd: root })
    .filter((index) => {
      const folder = dirname(index)
      if (VIEW_FOLDERS.has(folder.split('/').at(-1))) return false
      return (
        folder.endsWith('-field') ||
        globSync(`${folder}/*.tsx`, { cwd: root })
          .filter((path) => !/\.(stories|test)\.tsx$/.test(path))
          .some((path) => /onValueChange|onCheckedChange|onFiles/.test(readFileSync(join(root, path), 'utf8')))
      )
    })
    .flatMap((index) => {
      const text = readFileSync(join(root, index), 'utf8').replaceAll(/export type \{[^}]*\}/g, '')
      return [...text.matchAll(/\b[A-Z][a-zA-Z]+\b/g)].map(([name]) => name)
    }),
)

/** Reads sources of the tree, and of `added` above it. */
function reader(added = {}) {
  const files = new Map()
  const fileOf = (path) => {
    if (!files.has(path)) files.set(path, parse(path, added[path] ?? readFileSync(join(root, path), 'utf8')))
    return files.get(path)
  }
  const find = (base) =>
    [`${base}.tsx`, `${base}.ts`, `${base}/index.ts`].find((path) => path in added || existsSync(join(root, path)))
  /** Where a name is defined: its file and its function. */
  const resolve = (path, name) => {
    const file = fileOf(path)
    if (file.functions.has(name)) return { path, body: file.functions.get(name) }
    const from = file.imports.get(name)
    if (!from || from.source === '@ssp/ui') return undefined
    const folder = packages.get(from.source.replace(/^(@ssp\/[^/]+)\/.*$/, '$1'))
    const base = from.source.startsWith('.') ? join(dirname(path), from.source) : folder && join(folder, 'src/index')
    const target = base && find(base)
    return target && resolve(target, from.name)
  }
  return { fileOf, resolve }
}

function parse(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const functions = new Map()
  const imports = new Map()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name) functions.set(statement.name.text, statement)
    if (ts.isVariableStatement(statement))
      for (const { name, initializer } of statement.declarationList.declarations)
        if (initializer && /^[A-Z]|^use/.test(name.getText())) functions.set(name.getText(), initializer)
    const names =
      (ts.isImportDeclaration(statement) && statement.importClause?.namedBindings?.elements) ||
      (ts.isExportDeclaration(statement) && statement.moduleSpecifier && statement.exportClause?.elements)
    for (const element of names || [])
      imports.set(element.name.text, {
        source: statement.moduleSpecifier.text,
        name: (element.propertyName ?? element.name).text,
      })
  }
  return { source, functions, imports }
}

const openingOf = (node) =>
  ts.isJsxElement(node) ? node.openingElement : ts.isJsxSelfClosingElement(node) ? node : undefined
const attribute = (opening, name) => opening.attributes.properties.find((property) => property.name?.getText() === name)

/** The controls that a node draws, itself or further down, apart from what guards its input by itself. */
function controlsIn({ resolve }, path, node, seen = new Set()) {
  const found = []
  const visit = (child) => {
    const opening = openingOf(child)
    const name = opening?.tagName.getText()
    if (name && child !== node && GUARDED.has(name)) return
    if (controls.has(name)) found.push(name)
    else if (name && !FRAMES.has(name)) {
      const of = resolve(path, name)
      if (of && !seen.has(of.body)) {
        seen.add(of.body)
        if (!/\buseUnsavedInput\(/.test(of.body.getText()))
          found.push(...controlsIn({ resolve }, of.path, of.body, seen))
      }
    }
    ts.forEachChild(child, visit)
  }
  visit(node)
  return found
}

const enclosing = (node) =>
  ts.isSourceFile(node.parent) || (ts.isFunctionDeclaration(node) && node.name) ? node : enclosing(node.parent)

/** Panels of a file that lose input without asking. */
function faultsOf(tree, path) {
  const faults = []
  const { source } = tree.fileOf(path)
  const visit = (node) => {
    const opening = openingOf(node)
    const name = opening?.tagName.getText()
    // A preview is tried out; nothing of it is kept.
    if (FRAMES.has(name) && !attribute(opening, 'data-preview')) {
      const held = controlsIn(tree, path, enclosing(node))
      if (held.length > 0) faults.push(`${path}: ${name} holds ${[...new Set(held)].join(', ')}`)
    }
    if (name === 'InputPanel' && attribute(opening, 'unsaved')?.initializer?.getText() === '{false}') {
      const held = controlsIn(tree, path, node)
      if (held.length > 0) faults.push(`${path}: unsaved={false} with ${[...new Set(held)].join(', ')}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

const sources = globSync('packages/{kits,features}/*/src/**/*.tsx', { cwd: root }).filter(
  (path) => !/\.(stories|test)\.tsx$/.test(path) && !path.endsWith('kit/src/form/input-panel.tsx'),
)

test('no panel loses input without asking', () => {
  const tree = reader()
  expect(sources.flatMap((path) => faultsOf(tree, path))).toEqual([])
})

test('the controls are those of @ssp/ui', () => {
  for (const name of ['TextField', 'TextArea', 'Select', 'ComboBox', 'Checkbox', 'DateField', 'FileDrop', 'Switch'])
    expect(controls).toContain(name)
  expect(controls).not.toContain('SearchField')
})

const panel = 'packages/features/teams/src/list/wrong-panel.tsx'
const faults = (text) => faultsOf(reader({ [panel]: text }), panel)

test.each([
  ['a control in a plain dialog', `<Dialog open><TextField label="Name" /></Dialog>`, 'Dialog holds TextField'],
  ['one further down', `<SidePanel open><Inner /></SidePanel>`, 'SidePanel holds Checkbox'],
  ['one of another package', `<Dialog open><RecordPicker /></Dialog>`, 'Dialog holds ComboBox'],
  ['one that says it holds nothing', `<InputPanel unsaved={false}><Inner /></InputPanel>`, 'unsaved={false}'],
])('finds %s', (_, element, fault) => {
  const text = `import { Checkbox, Dialog, SidePanel, TextField } from '@ssp/ui'
    import { InputPanel, RecordPicker } from '@ssp/feature-kit'
    export function WrongPanel() { return ${element} }
    function Inner() { return <Checkbox label="All" /> }`
  expect(faults(text)).toEqual([expect.stringContaining(fault)])
})

test.each([
  ['an input panel', `<InputPanel unsaved={dirty}><TextField /></InputPanel>`],
  ['a dialog with a search', `<Dialog open><SearchField /></Dialog>`],
  ['content that reports its input', `<InputPanel unsaved={false}><DocumentUpload /></InputPanel>`],
])('lets %s pass', (_, element) => {
  const text = `import { Dialog, SearchField, TextField } from '@ssp/ui'
    import { DocumentUpload, InputPanel } from '@ssp/feature-kit'
    export function RightPanel({ dirty }) { return ${element} }`
  expect(faults(text)).toEqual([])
})
