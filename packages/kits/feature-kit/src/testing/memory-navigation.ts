import { useCallback, useMemo, useRef, useState } from 'react'
import type { NavigationPort } from '../navigation/navigation'

/** An in-memory history for stories and tests; `onNavigate` is called with each address. */
export function useMemoryNavigation(start = '/', onNavigate?: (to: string) => void): NavigationPort {
  const [entries, setEntries] = useState([start])
  const address = entries.at(-1) ?? start
  const blockers = useRef<(() => Promise<boolean>)[]>([])
  const block = useCallback((confirm: () => Promise<boolean>) => {
    blockers.current.push(confirm)
    return () => void (blockers.current = blockers.current.filter((each) => each !== confirm))
  }, [])
  return useMemo(() => {
    const { pathname, search } = new URL(address, 'http://memory.test')
    return {
      location: { pathname, search },
      navigate(to, { replace = false } = {}) {
        onNavigate?.(to)
        setEntries((all) => [...(replace ? all.slice(0, -1) : all), to])
      },
      async back() {
        const confirm = blockers.current.at(-1)
        if (confirm && !(await confirm())) return
        setEntries((all) => (all.length > 1 ? all.slice(0, -1) : all))
      },
      block,
    }
  }, [address, onNavigate, block])
}
