import { MAX_BYTES, NotCsvError, readCsv, type CsvFile } from './csv-file'
import type { Request, Response, Answers, Summary } from './csv-protocol'
import { EmployeeTable, type EmployeeRow } from './employee-rows'
import { wrongRowsCsv } from './wrong-rows-csv'

let file: CsvFile | undefined
let table: EmployeeTable | undefined
let halves: { right: EmployeeRow[]; wrong: EmployeeRow[] } | undefined

function opened() {
  if (!file || !table) throw new Error('No file is open')
  halves ??= table.split()
  return { file, table, halves }
}

function summary(): Summary {
  const { halves: of, file: from, table: rows } = opened()
  const { of: columns, missing, duplicate } = rows.columns
  return {
    headers: from.columns,
    columns,
    missing,
    duplicate,
    encoding: from.encoding,
    delimiter: from.delimiter,
    right: of.right.length,
    wrong: of.wrong.length,
  }
}

const handlers: {
  [Type in Request['type']]: (request: Extract<Request, { type: Type }>) => Promise<Answers[Type]> | Answers[Type]
} = {
  async open({ file: chosen, kind }) {
    if (chosen.size > MAX_BYTES) throw new NotCsvError('too_large')
    file = await readCsv(chosen, (columns) => {
      const read = new EmployeeTable({ columns, rows: [] }, kind)
      table = read
      return (rows) => read.add(rows)
    })
    halves = undefined
    return summary()
  },
  columns({ of }) {
    const { file: from, table: rows } = opened()
    table = rows.withColumns(from, of)
    halves = undefined
    return summary()
  },
  teams({ columns }) {
    const { file: from, table: rows } = opened()
    rows.setTeams(
      from,
      columns.map((name) => from.columns.indexOf(name)).filter((place) => place >= 0),
    )
    halves = undefined
    return summary()
  },
  edit({ line, field, value }) {
    opened().table.edit(line, field, value)
    halves = undefined
    return summary()
  },
  rows: ({ of, from, size }) => opened().halves[of].slice(from, from + size),
  download: ({ reasons, labels }) => wrongRowsCsv(opened().file, opened().halves.wrong, reasons, labels),
}

const answer = (id: number, response: Response) => postMessage({ id, ...response })

addEventListener('message', ({ data }: MessageEvent<{ id: number; request: Request }>) => {
  const handle = handlers[data.request.type] as (request: Request) => unknown
  Promise.resolve()
    .then(() => handle(data.request))
    .then(
      (result) => answer(data.id, { result }),
      (error: unknown) => answer(data.id, { error: error instanceof NotCsvError ? error.message : 'failed' }),
    )
})
