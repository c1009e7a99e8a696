import { observeAnswers, type FakeAnswer } from '../../packages/api/src/testing/fake-server'

let given: FakeAnswer[] = []

/** Collects every response that a fake server declares or returns, until `checkAnswers` is called. */
export const collectAnswers = (): void => observeAnswers((answer) => given.push(answer))

/**
 * Checks the responses collected so far against the contract.
 * @throws Error with one line per fault: operation, path, field and what is wrong.
 */
export async function checkAnswers(): Promise<void> {
  if (given.length === 0) return
  const answers = given
  given = []
  // Loaded only where a response is faked.
  const { faultsOf } = await import('./check-answer')
  const faults = (await Promise.all(answers.map(faultsOf))).flat()
  if (faults.length > 0) {
    throw new Error(`A fake response breaks the contract:\n${[...new Set(faults)].join('\n')}`)
  }
}
