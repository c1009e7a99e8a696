/** A picture of one pixel. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA='

/**
 * Keeps frames of other hosts, such as the players of videos, empty in all stories: their address is on them, and nothing is loaded.
 * Images of the fake server are blank.
 */
export function keepFramesEmpty(): void {
  const foreign = new WeakSet<Element>()
  HTMLIFrameElement.prototype.setAttribute = function setFrameAttribute(name, value) {
    if (name === 'src' && new URL(value, location.href).origin !== location.origin) {
      foreign.add(this)
      Element.prototype.setAttribute.call(this, 'srcdoc', '')
    }
    // An empty frame is of our origin, for which the browser warns of scripts.
    const isOpen = name === 'sandbox' && foreign.has(this)
    Element.prototype.setAttribute.call(this, name, isOpen ? value.replace('allow-same-origin', '') : value)
  }
  HTMLImageElement.prototype.setAttribute = function setImageAttribute(name, value) {
    const isOfServer = name === 'src' && value.startsWith('http://ssp.test/')
    Element.prototype.setAttribute.call(this, name, isOfServer ? BLANK : value)
  }
  const source = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src')
  // React sets the property, too, once an image is in the document.
  Object.defineProperty(HTMLImageElement.prototype, 'src', {
    ...source,
    set(this: HTMLImageElement, value: string) {
      this.setAttribute('src', value)
    },
  })
}
