import { useCallback, useState } from 'react'

/** One value that a host may hold (`controlled`) or leave to the component (`initial`); `onChange` hears both. */
export function useControllable<T>(
  controlled: T | undefined,
  initial: T,
  onChange: ((value: T) => void) | undefined,
): [T, (value: T) => void] {
  const [own, setOwn] = useState(initial)
  const set = useCallback(
    (value: T) => {
      if (controlled === undefined) setOwn(value)
      onChange?.(value)
    },
    [controlled, onChange],
  )
  return [controlled ?? own, set]
}
