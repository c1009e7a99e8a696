/** A user, role or policy as a list shows it. */
export interface Entry {
  id: string
  label: string
  /** One muted line under the label of the card. */
  meta: string
  /** What stands in the columns behind the label. */
  cells: readonly (string | number | null | undefined)[]
  /** Address of its own page. */
  href: string
  /** A status worth telling, on a badge. */
  note?: string | undefined
  /** Whether it belongs to the platform and cannot be changed here. Default false. */
  readOnly?: boolean
}
