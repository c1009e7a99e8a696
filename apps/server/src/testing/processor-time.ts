/** Begins to count. @returns the milliseconds of processor time of this thread since then, whatever else the machine does. */
export function countProcessorTime(): () => number {
  const began = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(began)
    return (user + system) / 1000
  }
}
