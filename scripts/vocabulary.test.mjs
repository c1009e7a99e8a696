import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from './workspace.mjs'
import { findTerms } from './vocabulary.mjs'

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.jsx', '*.md', 'openapi/*.yaml'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) =>
      file !== '' &&
      existsSync(`${root}/${file}`) &&
      !/generated|CHANGELOG|api-report\.md$|^scripts\/vocabulary/.test(file),
  )

test('names, comments, titles and texts on screen use the terms of the field', () => {
  expect(files.length).toBeGreaterThan(300)
  const findings = files.flatMap((file) => findTerms(file, readFileSync(`${root}/${file}`, 'utf8')))
  expect(findings).toEqual([])
})

test('reports identifiers, comments, JSX comments and test titles', () => {
  const bad = [
    '/** Hears the new value. */',
    "export const words = useMessages('refusal')",
    "const shown = <p title='refused'>{/* kept entries */} don't refuse</p>",
    'const url = `https://refused.example/${words}`',
    "test('it is refused', () => {})",
  ].join('\n')
  expect(findTerms('bad.tsx', bad)).toEqual([
    'bad.tsx:1 "Hears": called when',
    'bad.tsx:2 "words": messages',
    'bad.tsx:3 "kept entries": persisted draft',
    'bad.tsx:4 "words": messages',
    'bad.tsx:5 "refused": rejected, error',
  ])
  const text = "const messages = { none: 'Nobody is asked.', other: 'nobody' }"
  expect(findTerms('messages.ts', text)).toEqual(['messages.ts:1 "Nobody": no account, no employee'])
  expect(findTerms('src/seed/news.ts', text)).toEqual([])
  expect(findTerms('bad.md', 'The audit\ntrail.')).toEqual(['bad.md:2 "trail": audit log'])
})
