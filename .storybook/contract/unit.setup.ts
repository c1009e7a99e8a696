import { afterEach } from 'vitest'
import { checkAnswers, collectAnswers } from './collect-answers'

// Fake responses of unit tests are checked against the contract too.
collectAnswers()
afterEach(checkAnswers)
