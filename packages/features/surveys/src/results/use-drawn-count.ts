import { startTransition, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Charts rendered at a time. Each part costs a layout of the page: in parts of two, 80 charts took twice as long on a slow
 * machine.
 */
const PART = 6

/**
 * How many of `total` charts are rendered: the first ones at once, the others in parts after them, or all at once for a
 * print.
 */
export function useDrawnCount(total: number): number {
  const [count, setCount] = useState(PART)
  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + PART))
  }, [count, total])
  useEffect(() => {
    const drawAll = () => flushSync(() => setCount(total))
    addEventListener('beforeprint', drawAll)
    return () => removeEventListener('beforeprint', drawAll)
  }, [total])
  return count
}
