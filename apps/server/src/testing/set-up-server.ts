import { afterAll, beforeAll } from 'vitest'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

/** Starts a server before the tests of a file and closes it after them; its fields exist from then on. */
export function setUpServer(start: () => Promise<TestServer> = startTestServer): TestServer {
  const server = {} as TestServer
  beforeAll(async () => {
    Object.assign(server, await start())
  })
  afterAll(() => server.close())
  return server
}

/** Signs a user in before the tests of a file; the fields exist from then on. */
export function setUpUser(server: TestServer, ...of: Parameters<TestServer['signIn']>): SignedIn {
  const user = {} as SignedIn
  beforeAll(async () => {
    Object.assign(user, await server.signIn(...of))
  })
  return user
}
