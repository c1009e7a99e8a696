// What would run or load when the picture is opened by itself. The file is refused, not cleaned: a
// drawing program can save it again.
const ACTIVE_SVG =
  /<\s*(?:[\w-]+:)?(?:script|foreignobject|iframe|embed|object|handler|set\b|animate)|[\s/]on[a-z]+\s*=|javascript:|<!entity|(?:href|src)\s*=\s*["']?\s*(?!["']?\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);))["'a-z/]|url\(\s*["']?\s*(?!["']?#)[a-z/]|@import/i

const OTHER_CONTENT = 'The content of the file is not what its name says.'

/** Why an SVG is not accepted, or undefined. */
function svgFault(bytes: Uint8Array): string | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return OTHER_CONTENT
  }
  const withoutProlog = text.replace(/^\s*(?:<\?xml[^>]*\?>|<!--[\s\S]*?-->|<!doctype\s+svg[^>[]*>|\s)*/i, '')
  if (!/^<svg[\s>]/i.test(withoutProlog)) return 'The file is not an SVG image.'
  // Character references can hide a keyword from the pattern; drawings hardly need them outside text.
  const plain = text.replace(/&#x?[0-9a-f]+;?/gi, (reference) => {
    const code = /x/i.test(reference) ? parseInt(reference.slice(3), 16) : parseInt(reference.slice(2), 10)
    return code > 0 && code < 0x110000 ? String.fromCodePoint(code) : ''
  })
  return ACTIVE_SVG.test(plain) ? 'The SVG image contains active content.' : undefined
}

/**
 * Looks into received bytes: they must be what the signed content type says.
 * @returns why they are refused, as a sentence, or undefined when they are fine.
 */
export async function contentFault(bytes: Uint8Array, contentType: string): Promise<string | undefined> {
  if (bytes.length === 0) return 'The file is empty.'
  if (contentType === 'image/svg+xml') return svgFault(bytes)
  const { fileTypeFromBuffer } = await import('file-type') // not at start, which never needs it
  const found = await fileTypeFromBuffer(bytes)
  return found?.mime === contentType ? undefined : OTHER_CONTENT
}
