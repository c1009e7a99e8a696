import { observeAnswers, type FakeAnswer } from '../../packages/api/src/testing/fake-server'

let given: FakeAnswer[] = []

/** Keeps every answer that a fake server is told to give or gives, until `checkAnswers` is called. */
export const collectAnswers = (): void => observeAnswers((answer) => given.push(answer))

/**
 * Holds the answers collected so far against the contract.
 * @throws Error with one line per fault: operation, path, field and what is wrong.
 */
export async function checkAnswers(): Promise<void> {
  if (given.length === 0) return
  const answers = given
  given = []
  // Only who fakes an answer pays for the contract and its validator.
  const { faultsOf } = await import('./check-answer')
  const faults = (await Promise.all(answers.map(faultsOf))).flat()
  if (faults.length > 0) {
    throw new Error(`A fake answer is not what the contract says:\n${[...new Set(faults)].join('\n')}`)
  }
}
