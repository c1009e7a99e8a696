import { describe, expect, test } from 'vitest'
import { isContested, mergeLists, sideIn, withSide } from './merge-lists'

type Entry = { id: number; label: string }

/** Numbers below 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}

/** A list, and a changed copy of it: some entries removed, changed and moved, new ones with ids from `firstId`. */
function changed(list: readonly Entry[], random: () => number, firstId: number, name: string): Entry[] {
  const kept = list
    .filter(() => random() > 0.2)
    .map((entry) => (random() > 0.7 ? { ...entry, label: `${entry.label} ${name}` } : entry))
  if (random() > 0.6 && kept.length > 1) kept.unshift(kept.pop() as Entry)
  for (let i = 0; i < 3; i += 1)
    if (random() > 0.5) kept.splice(Math.floor(random() * (kept.length + 1)), 0, { id: firstId + i, label: name })
  return kept
}

const runs = Array.from({ length: 400 }, (_, run) => {
  const random = seeded(run + 1)
  const base = Array.from({ length: Math.floor(random() * 8) }, (_entry, id) => ({ id, label: `Q${id}` }))
  return { base, mine: changed(base, random, 100, 'mine'), theirs: changed(base, random, 200, 'theirs') }
})
const nameless = (list: readonly Entry[]) => list.map(({ label }) => ({ type: 'paragraph', data: { text: label } }))
const by = (list: readonly Entry[], id: number) => list.find((entry) => entry.id === id)
const text = (value: unknown) => JSON.stringify(value)

describe('two changed copies of a list, 400 random ones', () => {
  test('every entry is as the only side that touched it left it, else as mine', () => {
    for (const { base, mine, theirs } of runs) {
      const { list } = mergeLists(base, mine, theirs)
      for (const { id } of [...base, ...mine, ...theirs]) {
        const untouched = text(by(mine, id)) === text(by(base, id))
        expect(by(list, id)).toEqual(by(untouched ? theirs : mine, id))
      }
    }
  })

  test('nothing is doubled, and nothing comes from nowhere', () => {
    for (const { base, mine, theirs } of runs) {
      const ids = mergeLists(base, mine, theirs).list.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.every((id) => by(mine, id) ?? by(theirs, id))).toBe(true)
    }
  })

  test('with no change of one side it is the other side, in its order', () => {
    for (const { base, mine } of runs) {
      expect(mergeLists(base, mine, base).list).toEqual(mine)
      expect(mergeLists(base, base, mine).list).toEqual(mine)
      expect(mergeLists(base, mine, mine).list).toEqual(mine)
    }
  })

  test('the entries that stay are in the order of the only side that moved any, else of mine', () => {
    for (const { base, mine, theirs } of runs) {
      const { list, moved } = mergeLists(base, mine, theirs)
      const lead = moved.mine || !moved.theirs ? mine : theirs
      const kept = lead.filter(({ id }) => by(base, id) && by(list, id)).map(({ id }) => id)
      expect(list.map(({ id }) => id).filter((id) => kept.includes(id))).toEqual(kept)
    }
  })

  test('of a contested entry either version can be taken, and the other again', () => {
    for (const { base, mine, theirs } of runs) {
      const { list, entries } = mergeLists(base, mine, theirs)
      for (const entry of entries.filter(isContested)) {
        expect(sideIn(list, entry)).toBe('mine')
        const taken = withSide(list, entry, 'theirs')
        expect(sideIn(taken, entry)).toBe('theirs')
        expect(taken).toHaveLength(list.length + Number(!!entry.theirs) - Number(!!entry.mine))
        expect(withSide(taken, entry, 'mine')).toEqual(list)
      }
    }
  })

  test('entries without ids: the same sides, and nothing added by one side alone is missing', () => {
    for (const { base, mine, theirs } of runs) {
      const [old, own, other] = [nameless(base), nameless(mine), nameless(theirs)]
      expect(mergeLists(old, own, old).list).toEqual(own)
      expect(mergeLists(old, old, own).list).toEqual(own)
      const { list, entries } = mergeLists(old, own, other)
      const lost = other.filter(
        (entry) => !old.map(text).includes(text(entry)) && !list.map(text).includes(text(entry)),
      )
      for (const entry of lost)
        expect(entries.filter(isContested).map(({ theirs: it }) => text(it))).toContain(text(entry))
    }
  })
})

test('both additions are behind what they were added behind', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd']
  expect(mergeLists([a, b], [a, c, b], [a, b, d]).list).toEqual([a, c, b, d])
  expect(mergeLists([a, b], [b, a, c], [a, d, b]).list).toEqual([b, a, d, c])
})

test('a paragraph that both rewrote is contested; its neighbours are merged', () => {
  const paragraph = (said: string) => ({ type: 'paragraph', data: { text: said } })
  const [one, two, three] = ['One', 'Two', 'Three'].map(paragraph)
  const mine = [one, paragraph('Two of mine'), three]
  const theirs = [paragraph('One of theirs'), paragraph('Two of theirs'), three, paragraph('Four')]
  const { list, entries } = mergeLists([one, two, three], mine, theirs)
  expect(list).toEqual([paragraph('One of theirs'), paragraph('Two of mine'), three, paragraph('Four')])
  expect(entries.filter(isContested)).toEqual([
    { before: two, mine: paragraph('Two of mine'), theirs: paragraph('Two of theirs'), at: 1 },
  ])
})
