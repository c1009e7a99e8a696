import { useCallback, useState } from 'react'

/** State that is controlled (`controlled`) or uncontrolled (`initial`); `onChange` is called in both cases. */
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
