/** In place of `XMLHttpRequest`: a store that takes every file, or answers with another status. */
export function fakeStore(status = 200) {
  return class extends EventTarget {
    status = status
    timeout = 0
    responseText = ''
    upload = new EventTarget()
    open() {}
    setRequestHeader() {}
    abort() {
      this.dispatchEvent(new Event('abort'))
    }
    send() {
      setTimeout(() => this.dispatchEvent(new Event('load')), 30)
    }
  }
}

/** Puts a fake store in place; for `beforeEach` of stories, which calls what it returns. */
export function replaceStore(status?: number): () => void {
  const real = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = fakeStore(status) as unknown as typeof XMLHttpRequest
  return () => void (globalThis.XMLHttpRequest = real)
}
