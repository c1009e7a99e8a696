import { csvBench } from '../../shared/csv'

// #posted: the rows come to the page in parts and are not validated. Otherwise they are validated and stay in the worker.
const kept = []

csvBench(
  (file) =>
    new Promise((resolve, reject) => {
      const name = location.hash.slice(1)
      const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module', name })
      worker.addEventListener('error', reject)
      worker.addEventListener('message', ({ data: { rows, result } }) => {
        if (rows) for (const row of rows) kept.push(row)
        if (result) resolve(name === 'posted' ? { right: kept.length, wrong: 0 } : result)
      })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(file)
    }),
)
