export { errorServer, fakeErrors, fakeErrorTypes } from './errors'
