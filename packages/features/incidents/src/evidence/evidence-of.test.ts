import { expect, test } from 'vitest'
import { incidentDetailMessages, incidentMessages } from '../messages'
import { fakeEvidence, fakeImages, fakeIncident, fakeNote } from '../testing'
import { evidenceOf } from './evidence-of'
import { evidenceMessages } from './messages'

const context = {
  brand: { clientName: 'Acme', logo: null, primary: '#112233', series: [] },
  locale: 'en',
  madeBy: 'Grace Holloway',
  base: 'https://acme.example/',
  now: new Date('2026-03-06T08:00:00Z'),
  texts: {
    evidence: evidenceMessages.messages,
    detail: incidentDetailMessages.messages,
    shared: incidentMessages.messages,
  },
}
const pack = (over: Parameters<typeof fakeIncident>[1] = {}) =>
  evidenceOf(fakeEvidence(fakeIncident(0, over), [fakeNote(1), fakeNote(0)], fakeImages), context)
const valueOf = ({ facts }: ReturnType<typeof pack>, name: string) => facts.find((fact) => fact.name === name)?.value

test('says who, when, what was answered, written and done', () => {
  const evidence = pack()
  expect(valueOf(evidence, 'From')).toBe('Ada Okafor')
  expect(valueOf(evidence, 'Made by')).toBe('Grace Holloway')
  expect(evidence.report.slice(0, 3)).toEqual([
    { label: 'Your Employer', answer: null },
    { label: 'Who employs you?', answer: 'Acme Logistics' },
    { label: 'Who do you work for?', answer: 'Not answered' },
  ])
  const [first, changed] = evidence.notes
  expect(first?.earlier).toEqual([])
  expect(changed?.head).toContain('(edited)')
  expect(changed?.earlier).toMatchObject([{ text: 'Spoke to the site.' }])
  expect(evidence.timeline.map(({ what, who }) => [what, who])).toEqual([
    ['Report made', 'Ada Okafor'],
    ['Assigned to Grace Holloway', 'Bruno Costa'],
    ['Note added', 'Grace Holloway'],
    ['Evidence pack made', 'Grace Holloway'],
  ])
  expect(evidence.images.map(({ facts }) => facts[1])).toEqual(Array(2).fill(`SHA-256 ${'ab'.repeat(32)}`))
  expect(evidence.remarks).toEqual([evidenceMessages.messages.drawn])
})

test('names the people whom the reporter picked', () => {
  const people = [
    { id: null, name: 'Kofi Mensah' },
    { id: null, name: 'Bruno Costa' },
  ]
  expect(pack({ people }).report.at(-1)).toEqual({ label: 'People involved', answer: 'Kofi Mensah, Bruno Costa' })
  expect(pack().report.at(-1)?.label).not.toBe('People involved')
})

test('of an anonymous report has the day alone', () => {
  const evidence = pack({
    anonymous: 1,
    user_id: null,
    user_fullname: null,
    label: null,
    created_at: '2026-03-01T00:00:00.000Z',
  })
  expect(valueOf(evidence, 'From')).toBe('Anonymous')
  expect(valueOf(evidence, 'Created date')).not.toMatch(/\d:\d\d/)
  expect(evidence.timeline[0]).toMatchObject({ what: 'Report made', who: 'Anonymous' })
  expect(evidence.timeline[0]?.when).not.toMatch(/\d:\d\d/)
  expect(evidence.remarks[0]).toBe(evidenceMessages.messages.day)
})

test('letters that the fonts do not have are announced', () => {
  expect(pack({ user_fullname: '小林 さくら' }).remarks).toContain(evidenceMessages.messages.otherScripts)
})
