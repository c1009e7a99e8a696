import { afterEach } from 'vitest'
import { checkAnswers, collectAnswers } from './collect-answers'

// Fake responses of unit tests are checked against the contract too.
collectAnswers()
afterEach(checkAnswers)

// The files of a worker share a document: what a test rendered is removed at its end.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  afterEach(cleanup)
}
