import { fakePlatformClient } from '@ssp/api/testing'
import { expect, test } from 'vitest'
import { searchClients } from './search-clients'

const clients = ['Acme Logistics', 'Borealis Energy', 'ÉCLAIR Foods'].map((clientName) =>
  fakePlatformClient({ clientName }),
)
const names = (text: string) => searchClients(clients, text).map(({ clientName }) => clientName)

test('finds any part of the name, case-insensitive', () => {
  expect(names('LOGIST')).toEqual(['Acme Logistics'])
  expect(names(' éclair ')).toEqual(['ÉCLAIR Foods'])
  expect(names('')).toHaveLength(3)
  expect(names('zz')).toEqual([])
})
