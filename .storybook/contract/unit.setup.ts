import { afterEach } from 'vitest'
import { checkAnswers, collectAnswers } from './collect-answers'

// Fake answers of unit tests speak the contract too.
collectAnswers()
afterEach(checkAnswers)
