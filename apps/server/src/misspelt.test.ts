import { describe, expect, it } from 'vitest'
import { editsBetween, meantName } from './misspelt.ts'

const KNOWN = ['HOST', 'PORT', 'DATA_DIR', 'DATABASE_URL', 'SMTP_URL', 'LOG_LEVEL']

describe('meantName', () => {
  it.each([
    ['DATBASE_URL', 'DATABASE_URL'],
    ['DATABASE_URI', 'DATABASE_URL'],
    ['DTABASE_ULR', 'DATABASE_URL'],
    ['SMPT_URL', 'SMTP_URL'],
    ['LOG_LEVL', 'LOG_LEVEL'],
    ['DATADIR', 'DATA_DIR'],
    ['PROT', 'PORT'],
    ['HOTS', 'HOST'],
  ])('%s was meant to be %s', (name, meant) => {
    expect(meantName(name, KNOWN)).toBe(meant)
  })

  it.each(['DATABASE_URL', 'PATH', 'POST', 'PORTS', 'HOSTNAME', 'SMTP_USER', 'LOG_FILE', 'DATA_URL'])(
    'leaves %s alone',
    (name) => {
      expect(meantName(name, KNOWN)).toBeUndefined()
    },
  )
})

describe('editsBetween', () => {
  it.each([
    ['', '', 0],
    ['abc', '', 3],
    ['abc', 'acb', 1],
    ['kitten', 'sitting', 3],
  ])('%j and %j: %d', (a, b, edits) => {
    expect(editsBetween(a, b)).toBe(edits)
  })
})
