// Search and outline find a named function, not a closure of an object.
import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'

/** What a function returns: the body of an arrow, or the last statement of a block. */
function returned({ body }) {
  if (!body || !ts.isBlock(body)) return body && ts.isParenthesizedExpression(body) ? body.expression : body
  const last = body.statements.at(-1)
  return last && ts.isReturnStatement(last) ? last.expression : undefined
}

const isFunction = (node) =>
  ts.isMethodDeclaration(node) ||
  (ts.isPropertyAssignment(node) && (ts.isArrowFunction(node.initializer) || ts.isFunctionExpression(node.initializer)))

/** Names of the exported functions of a source that take dependencies and return an object of functions. */
function factoriesOf(text) {
  const exported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
  return ts
    .createSourceFile('service.ts', text, ts.ScriptTarget.Latest, true)
    .statements.filter(exported)
    .flatMap((node) => {
      if (ts.isFunctionDeclaration(node)) return [[node.name, node]]
      if (!ts.isVariableStatement(node)) return []
      return node.declarationList.declarations.map(({ name, initializer }) => [name, initializer])
    })
    .filter(([, node]) => node && (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node)))
    .filter(([, node]) => {
      if (!node.parameters.some(({ type }) => /\bDeps\b/.test(type?.getText() ?? ''))) return false
      const value = returned(node)
      return value && ts.isObjectLiteralExpression(value) && value.properties.some(isFunction)
    })
    .map(([name]) => name.getText())
}

test('services of the server export functions, not factories of objects of functions', () => {
  const files = globSync('apps/server/src/modules/**/*.ts').filter(
    (file) => !/\.(?:handlers|test)\.ts$|\/testing\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(150)
  const found = files.flatMap((file) => factoriesOf(readFileSync(file, 'utf8')).map((name) => `${file} ${name}`))
  expect(found).toEqual([])
})

test.each([
  'export function teamsService({ tenantRead }: Deps) {\n  return { list: (call: Call) => tenantRead(call, findTeams) }\n}',
  'export const teamsService = (deps: Deps) => ({ async remove(call: Call) { await removeTeam(deps, call) } })',
  'export function teamsService(deps: Deps) {\n  const limit = 10\n  return { limit, list: function () { return deps } }\n}',
])('a factory is found: %s', (text) => {
  expect(factoriesOf(text)).toEqual(['teamsService'])
})

test.each([
  'export const listTeams = (deps: Deps, call: Call) => deps.tenantRead(call, findTeams)',
  'export const toTeam = ({ id, label }: TeamRow) => ({ id, label, members: label.split(",").map((name) => name) })',
  'const inner = (deps: Deps) => ({ list: () => deps })',
  'export const openZip = (file: Uint8Array) => ({ close: () => free(file) })',
])('a named function passes: %s', (text) => {
  expect(factoriesOf(text)).toEqual([])
})
