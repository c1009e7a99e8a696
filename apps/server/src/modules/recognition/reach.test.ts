import { expect, test } from 'vitest'
import { employeeAt, grantTo, userAt } from '../../testing/people.ts'
import { setUpServer, setUpUser } from '../../testing/set-up-server.ts'
import { restrictPermissions } from '../access/testing.ts'
import { makeTeam } from '../teams/testing.ts'
import { makeRecognition } from './testing.ts'

const server = setUpServer()
const limited = setUpUser(server, 'nobody')

const PERMISSIONS = ['RECOGNITION_VIEW', 'RECOGNITION_UPDATE', 'RECOGNITION_DELETE', 'EMPLOYEES_VIEW']

test('who is limited to a team reaches recognitions in which nothing but its members is named', async () => {
  await grantTo(server, ['nobody'], [...PERMISSIONS, 'TEAMS_VIEW'])
  const [member, colleague, outsider] = [employeeAt(1), employeeAt(2), employeeAt(3)]
  const team_id = await server.inSystem(async (tx) => {
    const team = await makeTeam(tx, limited.clientId, { members: [member, colleague] })
    await restrictPermissions(tx, userAt('nobody'), PERMISSIONS, { team, only: true })
    return team
  })
  const give = (fields: Parameters<typeof makeRecognition>[2]) =>
    server.inSystem((tx) => makeRecognition(tx, limited.clientId, fields))
  const reached = [
    await give({ giver_id: member, receiver_id: colleague }),
    await give({ giver_id: null, receiver_id: member }),
    await give({ giver_id: member, team_id, to_team: true }),
  ]
  const hidden = [
    await give({ giver_id: member, receiver_id: outsider }),
    await give({ giver_id: outsider, receiver_id: member }),
    await give({ giver_id: outsider, team_id, to_team: true }),
  ]
  const url = `/api/ssp/production/recognition/${limited.clientId}`
  const list = (await limited.get(`${url}?limit=100`)).json<{ id: string }[] | { data: { id: string }[] }>()
  const ids = (Array.isArray(list) ? list : list.data).map(({ id }) => id)
  expect(ids.toSorted()).toEqual(reached.toSorted())
  for (const id of hidden) {
    expect((await limited.get(`${url}/${id}`)).statusCode).toBe(404)
    expect((await limited.patch(`${url}/${id}`, { message: 'Changed' })).statusCode).toBe(404)
    expect((await limited.delete(`${url}/${id}`)).statusCode).toBe(404)
  }
})
