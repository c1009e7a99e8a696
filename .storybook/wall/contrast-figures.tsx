import { Badge, Table, type TableColumn } from '@ssp/ui'
import { contrast, contrastPairs, expand, type TenantColours } from '@ssp/ui/theme'

interface Figure {
  id: string
  foreground: string
  background: string
  requiredRatio: number
  light: number
  dark: number
}

/** Every pair of colours that some component draws, the tightest first. */
function figuresOf(colours: TenantColours): Figure[] {
  const [light, dark] = [expand(colours, 'light'), expand(colours, 'dark')]
  const margin = ({ requiredRatio, light, dark }: Figure) => Math.min(light, dark) / requiredRatio
  return contrastPairs
    .map(({ foreground, background, ratio }) => ({
      id: `${foreground} on ${background}`,
      foreground,
      background,
      requiredRatio: ratio,
      light: contrast(light[foreground], light[background]),
      dark: contrast(dark[foreground], dark[background]),
    }))
    .toSorted((one, other) => margin(one) - margin(other))
}

const isMet = ({ requiredRatio, light, dark }: Figure) => Math.min(light, dark) >= requiredRatio
const TIGHTEST = 12

const columns: TableColumn<Figure>[] = [
  { key: 'foreground', header: 'Text or mark', cell: ({ foreground }) => foreground },
  { key: 'background', header: 'Ground', cell: ({ background }) => background },
  { key: 'requiredRatio', header: 'Owed', align: 'end', cell: ({ requiredRatio }) => requiredRatio.toFixed(1) },
  { key: 'light', header: 'Light', align: 'end', cell: ({ light }) => light.toFixed(2) },
  { key: 'dark', header: 'Dark', align: 'end', cell: ({ dark }) => dark.toFixed(2) },
]

/** How many pairs of a theme can be read, and the tightest of them in figures. */
export function ContrastFigures({ colours }: { colours: TenantColours }) {
  const figures = figuresOf(colours)
  const met = figures.filter(isMet).length
  return (
    <>
      <p>
        <Badge
          tone={met === figures.length ? 'success' : 'danger'}
        >{`${met} of ${figures.length} pairs reach their contrast`}</Badge>
      </p>
      <Table caption="Tightest contrasts" columns={columns} rows={figures.slice(0, TIGHTEST)} rowKey={({ id }) => id} />
    </>
  )
}
