import { expect, test } from 'vitest'
import { startAccessServer } from '../../testing/access-fixture.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { statementsOf } from '../../testing/statements.ts'

const server = setUpServer(startAccessServer)
const admin = setUpUser(server, 'admin')

test('a search compares the stored text and folds no row', async () => {
  const sent = await statementsOf(() =>
    admin.get(`/api/ssp/production/access/${admin.clientId}/audit-log?count=true&search=Rita`),
  )
  const counted = sent.filter(({ text }) => text.includes('ssp_search_patterns'))
  expect(counted).toHaveLength(1)
  expect(counted[0]?.text).not.toContain('ssp_fold')
})
