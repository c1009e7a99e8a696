/** Milliseconds of processor time that this thread has used: waiting for other processes is not counted. */
export function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const SAMPLE = JSON.stringify(Array.from({ length: 5000 }, (_, n) => ({ id: n, name: `name ${n}`, tags: ['a', 'b'] })))
/** Milliseconds that the sample takes on an idle processor of 2026, and how often it is run for a mean. */
const [SAMPLE_MS, SAMPLES] = [1, 20]

/**
 * How many times as long as on an idle processor of 2026 work takes here and now; at least 1. A slower or shared processor
 * stretches processor time too.
 */
export function slowness(): number {
  const began = threadTime()
  for (let run = 0; run < SAMPLES; run += 1) JSON.stringify(JSON.parse(SAMPLE)).replaceAll(/name (\d)/g, '$1')
  return Math.max(1, (threadTime() - began) / SAMPLES / SAMPLE_MS)
}
