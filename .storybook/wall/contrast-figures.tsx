import { Badge, Table, type TableColumn } from '@ssp/ui'
import { contrast, contrastPairs, expand, type TenantColours } from '@ssp/ui/theme'

interface Figure {
  id: string
  foreground: string
  ground: string
  owed: number
  light: number
  dark: number
}

/** Every pair of colours that some component draws, the tightest first. */
function figuresOf(colours: TenantColours): Figure[] {
  const [light, dark] = [expand(colours, 'light'), expand(colours, 'dark')]
  const margin = ({ owed, light, dark }: Figure) => Math.min(light, dark) / owed
  return contrastPairs
    .map(({ foreground, ground, ratio }) => ({
      id: `${foreground} on ${ground}`,
      foreground,
      ground,
      owed: ratio,
      light: contrast(light[foreground], light[ground]),
      dark: contrast(dark[foreground], dark[ground]),
    }))
    .toSorted((one, other) => margin(one) - margin(other))
}

const isMet = ({ owed, light, dark }: Figure) => Math.min(light, dark) >= owed
const TIGHTEST = 12

const columns: TableColumn<Figure>[] = [
  { key: 'foreground', header: 'Text or mark', cell: ({ foreground }) => foreground },
  { key: 'ground', header: 'Ground', cell: ({ ground }) => ground },
  { key: 'owed', header: 'Owed', align: 'end', cell: ({ owed }) => owed.toFixed(1) },
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
