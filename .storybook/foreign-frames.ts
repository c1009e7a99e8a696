/** Keeps frames of other hosts, such as the players of videos, empty in all stories: their address is on them, and nothing is loaded. */
export function keepFramesEmpty(): void {
  HTMLIFrameElement.prototype.setAttribute = function setFrameAttribute(name, value) {
    if (name === 'src' && new URL(value, location.href).origin !== location.origin)
      Element.prototype.setAttribute.call(this, 'srcdoc', '')
    Element.prototype.setAttribute.call(this, name, value)
  }
}
