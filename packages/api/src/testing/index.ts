export { fakeServer, problem } from './fake-server'
export { fakeClient, fakeEmployee, fakeId, fakePlatformClient } from './fixtures'
export { fakeToken, fakeUser } from './token'
export type { FakeRequest } from './fake-server'
