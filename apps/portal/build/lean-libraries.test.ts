import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { leanIcon, leanIconMaker, leanRouter, router } from './lean-libraries.ts'

const require = createRequire(import.meta.url)

// A release of either library that is written otherwise would be bundled whole without a word.
test('the router of this release is written as expected', () => {
  const folder = dirname(createRequire(require.resolve('react-router-dom')).resolve('react-router'))
  const files = readdirSync(folder).map((name) => join(folder, name))
  const file = files.find((path) => router.test(path) && readFileSync(path, 'utf8').includes('function BrowserRouter('))
  if (!file) throw new Error(`No module of ${folder} is what the build looks for.`)
  const code = readFileSync(file, 'utf8')
  const lean = leanRouter(code)
  expect(code).toMatch(/^Link\.displayName = /m)
  expect(lean).not.toMatch(/^\w+\.displayName = /m)
  expect(lean).toContain('var ENABLE_DEV_WARNINGS = false;')
  expect(lean).toMatch(/^var Link = \/\* @__PURE__ \*\/ React\d*\.forwardRef\($/m)
  expect(lean).toMatch(/class extends BaseComponent \{/)
})

const icons = join(require.resolve('lucide-react').replace(/cjs\/[^/]+$/, 'esm'), 'icons')

test('of an icon its shapes are left', () => {
  const code = leanIcon(readFileSync(join(icons, 'alarm-clock-check.mjs'), 'utf8'))
  expect(code).toMatch(/const __iconData = \{\s*node: \[/)
  expect(code).not.toMatch(/key:|name:|size:|aliases:|__iconData\.node;/)
})

const drawn: [string, Record<string, unknown>][] = [
  ['inbox', {}],
  ['alarm-clock-check', { size: 16, className: 'a b', color: 'red', strokeWidth: 1.5 }],
  ['settings', { 'aria-label': 'Settings', 'data-x': 1 }],
  ['x', { role: 'img', 'aria-hidden': undefined, fill: 'currentColor' }],
  ['info', { title: 'Why', width: 20, children: createElement('title', { key: 0 }, 'Why') }],
]
test.each(drawn)('%s is drawn as by the library', async (name, props) => {
  const { default: Icon } = (await import(join(icons, `${name}.mjs`))) as { default: ComponentType<typeof props> }
  const folder = mkdtempSync(join(icons, '../../../../.lean-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'createLucideIcon.mjs'), leanIconMaker)
  const code = leanIcon(readFileSync(join(icons, `${name}.mjs`), 'utf8')).replace('../create', './create')
  writeFileSync(join(folder, 'icon.mjs'), code)
  const { default: Lean } = (await import(join(folder, 'icon.mjs'))) as { default: ComponentType<typeof props> }
  const library = renderToStaticMarkup(createElement(Icon, props)).replaceAll(/ lucide-[\w-]+/g, '')
  expect(attributesOf(renderToStaticMarkup(createElement(Lean, props)))).toEqual(attributesOf(library))
})

/** The order of attributes does not matter. */
const attributesOf = (markup: string) =>
  markup.split('>').map((tag) => (tag.match(/^<\/?\w+|[\w-]+="[^"]*"|[^<]+$/g) ?? []).toSorted())
