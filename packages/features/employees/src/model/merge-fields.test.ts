import { expect, it } from 'vitest'
import { employeeMessages } from '../messages'
import { employee } from '../testing'
import { afterMerge, compareFields } from './merge-fields'

it('compares two accounts field by field, in words', () => {
  const [from, to] = [employee(0, { gender: 0, title: null }), employee(1, { gender: 1, title: '' })]
  const rows = compareFields(from, to, employeeMessages.messages)
  expect(rows.find(({ field }) => field === 'title')).toEqual({ field: 'title', from: '', to: '', isSame: true })
  expect(rows.find(({ field }) => field === 'gender')).toMatchObject({ from: 'Female', to: 'Male', isSame: false })
  expect(rows.find(({ field }) => field === 'dateOfBirth')).toMatchObject({ from: '17.04.1988', isSame: true })
})

it('a taken field is copied, a taken identifier changes places', () => {
  const [from, to] = [employee(0), employee(1)]
  const rows = compareFields(from, to, employeeMessages.messages)
  const after = (name: string, isTaken: boolean) =>
    rows.filter(({ field }) => field === name).map((row) => afterMerge(row, isTaken))
  expect(after('forename', true)).toEqual([{ from: from.forename, to: from.forename }])
  expect(after('identifier', true)).toEqual([{ from: to.identifier, to: from.identifier }])
  expect(after('identifier', false)).toEqual([{ from: from.identifier, to: to.identifier }])
})
