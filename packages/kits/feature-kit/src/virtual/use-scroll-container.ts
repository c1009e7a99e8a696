import { useLayoutEffect, useState, type RefObject } from 'react'

/** The element that scrolls a list, and the offset of the list from the start of its content, in pixels. */
export interface ScrollContainer {
  container: HTMLElement | Window | null
  margin: number
}

const NONE: ScrollContainer = { container: null, margin: 0 }

/** The body of the surrounding dialog or panel, otherwise the window. Null until the list is mounted. */
export function useScrollContainer(list: RefObject<HTMLElement | null>): ScrollContainer {
  const [state, setState] = useState(NONE)
  useLayoutEffect(() => {
    const element = list.current
    if (!element) return undefined
    const ancestors = ancestorsOf(element)
    const box = ancestors.find(isScrollable)
    const measure = () => {
      const top = element.getBoundingClientRect().top
      const margin = box ? top - box.getBoundingClientRect().top + box.scrollTop : top + window.scrollY
      setState((before) =>
        before.container !== null && Math.abs(before.margin - margin) < 1
          ? before
          : { container: box ?? window, margin },
      )
    }
    measure()
    // Content above the list moves it when its height changes, which also changes the height of an ancestor.
    const observer = new ResizeObserver(measure)
    for (const ancestor of ancestors) observer.observe(ancestor)
    return () => observer.disconnect()
  }, [list])
  return state
}

function ancestorsOf(element: HTMLElement): HTMLElement[] {
  const { parentElement } = element
  return parentElement && parentElement !== document.documentElement
    ? [parentElement, ...ancestorsOf(parentElement)]
    : []
}

const isScrollable = (element: HTMLElement) =>
  element !== document.body && /auto|scroll/.test(getComputedStyle(element).overflowY)
