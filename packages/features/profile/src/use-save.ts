import { useRef, useState } from 'react'

/** One save at a time; the error of the last one stays until the next begins. */
export function useSave() {
  const [state, setState] = useState<{ saving: boolean; error: unknown }>({ saving: false, error: null })
  const running = useRef(false)

  const save = async (work: () => Promise<void>) => {
    if (running.current) return
    running.current = true
    setState({ saving: true, error: null })
    try {
      await work()
      setState({ saving: false, error: null })
    } catch (error) {
      setState({ saving: false, error })
    } finally {
      running.current = false
    }
  }

  return { ...state, save }
}
