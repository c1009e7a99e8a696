import { describe, expect, it } from 'vitest'
import { editedFields, isEdited, rebase, startDraft, textsOf, withKept, type Draft } from './draft'

const loaded = { label: 'Ada', email: 'ada@acme.example' }
const typing = (change: Partial<typeof loaded>): Draft<typeof loaded> => ({
  ...startDraft(loaded),
  typed: { ...loaded, ...change },
})

it('knows what was edited', () => {
  expect(isEdited(startDraft(loaded))).toBe(false)
  expect(isEdited(typing({ label: 'Eve' }))).toBe(true)
  expect(editedFields(typing({ label: 'Eve' }))).toEqual({ label: 'Eve' })
})

it('goes on with texts that were kept, of its own fields only', () => {
  expect(textsOf({ label: 'Eve', email: null })).toEqual({ label: 'Eve' })
  expect(withKept(startDraft(loaded), { label: 'Eve', isAdmin: 'yes' })).toEqual(typing({ label: 'Eve' }))
  expect(withKept(startDraft(loaded), null)).toEqual(startDraft(loaded))
})

describe('rebase', () => {
  it('changes nothing when the record is the same', () => {
    const draft = typing({ label: 'Eve' })
    expect(rebase(draft, { ...loaded })).toBe(draft)
  })

  it('follows the record silently when nothing was typed', () => {
    expect(rebase(startDraft(loaded), { ...loaded, label: 'Bo' })).toEqual(startDraft({ ...loaded, label: 'Bo' }))
  })

  it('keeps what was typed, takes the rest, and tells both changes', () => {
    const theirs = { label: 'Bo', email: 'bo@acme.example' }
    expect(rebase(typing({ label: 'Eve' }), theirs)).toEqual({
      base: theirs,
      typed: { label: 'Eve', email: 'bo@acme.example' },
      news: [
        { field: 'label', from: 'Ada', to: 'Bo' },
        { field: 'email', from: 'ada@acme.example', to: 'bo@acme.example' },
      ],
    })
  })

  it('has no news when both typed the same', () => {
    expect(rebase(typing({ label: 'Bo' }), { ...loaded, label: 'Bo' })).toEqual(startDraft({ ...loaded, label: 'Bo' }))
  })
})
