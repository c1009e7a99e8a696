import { csvLine } from '@ssp/api/spreadsheet'
import type { TableColumn } from '@ssp/ui'
import { cellOf } from './export-cells'

/** The rows of a file as the list displays them. */
export interface ExportTable {
  columns: readonly Pick<TableColumn<never>, 'header' | 'kind'>[]
  rows: readonly (readonly string[])[]
}

// Without a byte order mark a spreadsheet reads accents as Latin-1.
const BOM = '\uFEFF'

/** The rows as CSV. */
export const csvFile = ({ columns, rows }: ExportTable): Blob =>
  new Blob([BOM, ...[columns.map(({ header }) => header), ...rows].map((cells) => csvLine(cells))], {
    type: 'text/csv',
  })

/** Characters that XML does not allow. */
// oxlint-disable-next-line no-control-regex -- these are the characters
const NOT_IN_XML = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

const HAS_TIME = /:\d\d$/

/** The rows as an Excel workbook, in which texts are never formulas. The first call loads the library. */
export async function xlsxFile({ columns, rows }: ExportTable, name: string, locale: string): Promise<Blob> {
  const { writeXlsx } = await import('hucre/xlsx')
  const bytes = await writeXlsx({
    sheets: [
      {
        // At most 31 characters, without those that Excel rejects.
        name: name.replaceAll(/[[\]:*?/\\']/g, ' ').slice(0, 31),
        freezePane: { rows: 1 },
        columns: columns.map(({ kind }, at) => ({
          autoWidth: true,
          ...(kind === 'date' && {
            numFmt: rows.some((cells) => HAS_TIME.test(cells[at] ?? '')) ? 'dd.mm.yyyy hh:mm' : 'dd.mm.yyyy',
          }),
        })),
        rows: [
          columns.map(({ header }) => header),
          ...rows.map((cells) =>
            cells.map((text, at) => cellOf(text.replaceAll(NOT_IN_XML, ''), columns[at]?.kind, locale)),
          ),
        ],
      },
    ],
  })
  return new Blob([Uint8Array.from(bytes)], {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  })
}
