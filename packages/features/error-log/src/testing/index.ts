export { errorServer, fakeErrors, fakeErrorTypes } from './errors'
export { fakeQueues, queueServer } from './queues'
