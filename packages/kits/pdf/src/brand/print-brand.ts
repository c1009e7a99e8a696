/** The look of a document: the brand of the client in colours for print. */
export interface PrintBrand {
  clientName: string
  /** PNG as a data URL; null if there is none. */
  logo: string | null
  /** `#rrggbb` */
  primary: string
  /** Colours of the charts, `#rrggbb`. */
  series: readonly string[]
}

const SERIES = [1, 2, 3, 4, 5, 6].map((index) => `--ssp-color-chart-${index}`)
const NAMES = { primary: '--ssp-color-primary', series: SERIES }
/** Maximum width of a logo in px, which is enough for print. */
const LOGO_WIDTH = 600

/**
 * The brand of the page at the moment of the call, in its light colours, because the page may have changed by the time the
 * logo is loaded. A logo that cannot be read is omitted.
 */
export async function printBrand(clientName: string, logo: Promise<string | null>): Promise<PrintBrand> {
  const [primary = '', ...series] = hexColours([NAMES.primary, ...NAMES.series])
  const png = async () => {
    const url = await logo
    return url ? pngOf(url) : null
  }
  return { clientName, primary, series, logo: await png().catch(() => null) }
}

/** Custom properties of the page in light mode. */
function hexColours(names: readonly string[]): string[] {
  const probe = document.createElement('span')
  probe.style.colorScheme = 'light'
  document.querySelector('.ssp-root')?.append(probe)
  const context = canvasOf(1, 1)
  const colours = names.map((name) => {
    probe.style.color = `var(${name})`
    context.fillStyle = getComputedStyle(probe).color
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
  })
  probe.remove()
  return colours
}

/** An image of any kind as a PNG data URL; vector images are drawn at print size. */
async function pngOf(url: string): Promise<string> {
  const image = new Image()
  image.crossOrigin = 'anonymous'
  image.src = url
  await image.decode()
  const scale = Math.min(1, LOGO_WIDTH / (image.naturalWidth || LOGO_WIDTH))
  const width = Math.round((image.naturalWidth || LOGO_WIDTH) * scale)
  const height = Math.round((image.naturalHeight || LOGO_WIDTH / 4) * scale)
  const context = canvasOf(width, height)
  context.drawImage(image, 0, 0, width, height)
  return context.canvas.toDataURL('image/png')
}

function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d', {
    // The colours are read back one by one.
    willReadFrequently: true,
  })
  if (!context) throw new Error('This browser draws no canvas.')
  return context
}
