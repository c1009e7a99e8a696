/** Hears whether an element is near the view, and how high it is. */
export type NearListener = (near: boolean, height: number) => void

/** What is drawn in one frame, in pixels of height: little enough to keep a slow processor answering. */
const FRAME = 200

const listeners = new Map<Element, NearListener>()
const changed = new Map<Element, IntersectionObserverEntry>()
let observer: IntersectionObserver | undefined

/** Tells when `element` comes near the view (half a screen) or goes far from it, a little in each frame. Returns the end of it. */
export function watchNear(element: Element, listener: NearListener): () => void {
  observer ??= new IntersectionObserver(hear, { rootMargin: '50%' })
  listeners.set(element, listener)
  observer.observe(element)
  return () => {
    observer?.unobserve(element)
    listeners.delete(element)
    changed.delete(element)
  }
}

/** Tells anew how near `element` is, for as long as it is watched. */
export function lookAgain(element: Element): void {
  if (!listeners.has(element)) return
  observer?.unobserve(element)
  observer?.observe(element)
}

function hear(entries: IntersectionObserverEntry[]) {
  if (changed.size === 0) requestAnimationFrame(tellSome)
  for (const entry of entries) changed.set(entry.target, entry)
}

function tellSome() {
  let height = 0
  const entries = [...changed.values()]
  // What has come near is waited for, what has gone is not.
  for (const entry of [...entries.filter(isNear), ...entries.filter((each) => !isNear(each))]) {
    if (height > FRAME) break
    const { target, boundingClientRect } = entry
    height += boundingClientRect.height
    changed.delete(target)
    listeners.get(target)?.(isNear(entry), boundingClientRect.height)
  }
  if (changed.size > 0) requestAnimationFrame(tellSome)
}

const isNear = ({ isIntersecting }: IntersectionObserverEntry) => isIntersecting
