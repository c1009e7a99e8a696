/** Preloads a chunk on hover or focus of the control that needs it. */
export const preloadOn = (load: () => Promise<unknown>) => {
  const start = () => void load().catch(() => undefined)
  return { onPointerEnter: start, onFocus: start }
}
