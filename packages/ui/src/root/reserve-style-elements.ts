/** Ids that React Aria and input-otp check before they inject a style element. */
const ids = ['react-aria-pressable-style', 'input-otp-style']

/**
 * Adds empty elements with these ids, so that the libraries inject no style element at run time: a strict content
 * security policy (`style-src 'self'`) would block and report it. The rules are in our stylesheet.
 */
export function reserveStyleElements(document: Document): void {
  for (const id of ids) {
    if (document.getElementById(id)) continue
    const place = document.createElement('meta')
    place.id = id
    document.head.append(place)
  }
}
