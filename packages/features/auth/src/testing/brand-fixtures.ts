import type { Brand } from '../brand/use-brand'

const svg = (width: number, height: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`)}`

const hills = [
  '<rect width="1600" height="1000" fill="#cfe6e1"/><circle cx="1180" cy="260" r="120" fill="#fff4d6"/>',
  '<path d="M0 620 Q400 440 820 600 T1600 520 V1000 H0Z" fill="#7fb8ab"/>',
  '<path d="M0 760 Q520 600 980 740 T1600 680 V1000 H0Z" fill="#2f7f73"/>',
].join('')

const boxes = [
  '<rect width="560" height="400" rx="16" fill="#e6f4f1"/><rect x="70" y="190" width="130" height="130" rx="8" fill="#0f766e"/>',
  '<rect x="215" y="130" width="130" height="190" rx="8" fill="#5eb5a6"/><rect x="360" y="230" width="130" height="90" rx="8" fill="#c2410c"/>',
].join('')

const mark = (fill: string) =>
  `<circle cx="24" cy="24" r="18" fill="${fill}"/><text x="54" y="33" font-family="sans-serif" font-size="26" font-weight="700" fill="${fill}">Acme</text>`

/** A client with every image. */
export const fullBrand: Brand = {
  clientName: 'Acme Logistics',
  logo: svg(150, 48, mark('#0f766e')),
  alternateLogo: svg(150, 48, mark('#ffffff')),
  loginImage: svg(560, 400, boxes),
  background: svg(1600, 1000, hills),
}

/** A client with only a name. */
export const minimalBrand: Brand = {
  clientName: 'Borealis Energy',
  logo: null,
  alternateLogo: null,
  loginImage: null,
  background: null,
}

/** A busy picture on which no text is readable. */
export const busyBrand: Brand = {
  ...minimalBrand,
  clientName: 'The Worshipful Company of Donaudampfschifffahrtsgesellschaft Haulage & Storage',
  background: svg(
    400,
    400,
    '<defs><pattern id="p" width="40" height="40" patternUnits="userSpaceOnUse"><rect width="40" height="40" fill="#fff"/><rect width="20" height="20" fill="#000"/><rect x="20" y="20" width="20" height="20" fill="#f0f"/></pattern></defs><rect width="400" height="400" fill="url(#p)"/>',
  ),
}
