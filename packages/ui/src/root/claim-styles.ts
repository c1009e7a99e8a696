/** Ids under which React Aria and input-otp look for a style element of theirs before they write one. */
const ids = ['react-aria-pressable-style', 'input-otp-style']

/**
 * Takes the places of style elements that libraries would write at run time, so that they write none: a strict content
 * policy (`style-src 'self'`) refuses them and reports it. The rules themselves stand in our stylesheet.
 */
export function claimStyles(document: Document): void {
  for (const id of ids) {
    if (document.getElementById(id)) continue
    const place = document.createElement('meta')
    place.id = id
    document.head.append(place)
  }
}
