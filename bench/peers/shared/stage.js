/**
 * Functions of a peer for the driver. React comes from the peer, so that each is measured with its own copy.
 *
 * @param {{createElement: Function, createRoot: Function, flushSync: Function}} react
 * @param {(kind: string) => unknown} draw creates the element of a kind
 * @param {(kind: string) => boolean} isDrawn
 */
export function stage({ createElement, createRoot, flushSync }, draw, isDrawn) {
  const root = createRoot(document.getElementById('root'))
  let turn = 0
  let element
  window.bench = {
    prepare: (kind) => (element = createElement('div', { key: (turn += 1) }, draw(kind))),
    render: () => flushSync(() => root.render(element)),
    isDrawn,
    clear: () => flushSync(() => root.render(null)),
  }
}
