/** Loads a chunk ahead as soon as the pointer or the keyboard comes near the control that needs it. */
export const preloadOn = (load: () => Promise<unknown>) => {
  const start = () => void load().catch(() => undefined)
  return { onPointerEnter: start, onFocus: start }
}
