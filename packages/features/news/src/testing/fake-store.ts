/** Replaces `XMLHttpRequest` with a store that accepts every file, or responds with another status. */
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

/** Installs a fake store; for `beforeEach` of stories. Returns the clean-up function. */
export function replaceStore(status?: number): () => void {
  const real = globalThis.XMLHttpRequest
  globalThis.XMLHttpRequest = fakeStore(status) as unknown as typeof XMLHttpRequest
  return () => void (globalThis.XMLHttpRequest = real)
}
