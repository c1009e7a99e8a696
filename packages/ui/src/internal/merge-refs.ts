import type { Ref, RefCallback } from 'react'

/** Merges several refs into one callback ref. */
export function mergeRefs<T>(...refs: (Ref<T> | undefined)[]): RefCallback<T> {
  return (element) => {
    const undo = refs.map((ref) => assign(ref, element))
    return () => undo.forEach((clean) => clean())
  }
}

function assign<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') {
    const clean = ref(element)
    return typeof clean === 'function' ? clean : () => void ref(null)
  }
  if (ref) ref.current = element
  return () => {
    if (ref) ref.current = null
  }
}
