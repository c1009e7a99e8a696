export { fakeServer, observeAnswers, problem } from './fake-server'
export { fakeClient, fakeEmployee, fakeId, fakePlatformClient } from './fixtures'
export { fakeToken, fakeUser } from './token'
export type { FakeAnswer, FakeRequest } from './fake-server'
