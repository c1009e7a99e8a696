import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { leanIcon, leanRouter, router } from './lean-libraries.ts'

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

test('the shapes of an icon are numbered', () => {
  const file = require.resolve('lucide-react').replace(/cjs\/[^/]+$/, 'esm/icons/settings.mjs')
  expect(leanIcon(readFileSync(file, 'utf8')).match(/key: "\w+"/g)).toEqual(['key: "0"', 'key: "1"'])
})
