import { Badge, Table, type TableColumn } from '@ssp/ui'
import { contrast, contrastPairs, expand, type TenantColours } from '@ssp/ui/theme'

interface Contrast {
  id: string
  foreground: string
  background: string
  requiredRatio: number
  light: number
  dark: number
}

/** The contrast of every colour pair used by a component, lowest margin first. */
function contrastsOf(colours: TenantColours): Contrast[] {
  const [light, dark] = [expand(colours, 'light'), expand(colours, 'dark')]
  const margin = ({ requiredRatio, light, dark }: Contrast) => Math.min(light, dark) / requiredRatio
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

const isMet = ({ requiredRatio, light, dark }: Contrast) => Math.min(light, dark) >= requiredRatio
const ROWS = 12

const columns: TableColumn<Contrast>[] = [
  { key: 'foreground', header: 'Text or mark', cell: ({ foreground }) => foreground },
  { key: 'background', header: 'Background', cell: ({ background }) => background },
  { key: 'requiredRatio', header: 'Required', kind: 'number', cell: ({ requiredRatio }) => requiredRatio.toFixed(1) },
  { key: 'light', header: 'Light', kind: 'number', cell: ({ light }) => light.toFixed(2) },
  { key: 'dark', header: 'Dark', kind: 'number', cell: ({ dark }) => dark.toFixed(2) },
]

/** Number of readable pairs of a theme, and the pairs with the lowest margin. */
export function ContrastTable({ colours }: { colours: TenantColours }) {
  const contrasts = contrastsOf(colours)
  const met = contrasts.filter(isMet).length
  return (
    <>
      <p>
        <Badge
          tone={met === contrasts.length ? 'success' : 'danger'}
        >{`${met} of ${contrasts.length} pairs reach their contrast`}</Badge>
      </p>
      <Table caption="Lowest contrasts" columns={columns} rows={contrasts.slice(0, ROWS)} rowKey={({ id }) => id} />
    </>
  )
}
