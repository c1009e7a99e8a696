import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The defaults of the two ports, which a host replaces: of pages, and of sessions. */
const PORTS = ['packages/api/src/session/storage.ts', 'packages/kits/feature-kit/src/storage/storage-port.ts']

const withoutComments = (text) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
const usesStorage = (text) => /\b(localStorage|sessionStorage|indexedDB)\b/.test(withoutComments(text))

test('packages use the storage of the browser through the ports of the host only', () => {
  const sources = globSync('packages/**/src/**/*.{ts,tsx}').filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
  const using = sources.filter((file) => usesStorage(readFileSync(file, 'utf8')))
  expect(using.toSorted()).toEqual([...PORTS, 'packages/features/secure-send/src/testing/page-story.tsx'].toSorted())
})

test('a use of the storage is found, and its name in a comment is none', () => {
  expect(usesStorage("const value = window.sessionStorage.getItem('key')")).toBe(true)
  expect(usesStorage('/** For example `sessionStorage`. */\n// localStorage\nconst value = 1')).toBe(false)
})
