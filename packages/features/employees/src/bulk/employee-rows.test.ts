import { describe, expect, it } from 'vitest'
import { toInput } from './bulk-model'
import { readCsv } from './csv-file'
import { EmployeeTable, matchColumns, toIsoDate, usedBy, type BulkKind } from './employee-rows'
import { toCsv, wrongRowsCsv } from './wrong-rows-csv'
import { bulkMessages } from './messages'

const tableOf = async (text: string, kind: BulkKind = 'import') => {
  const file = await readCsv(new Blob([text]))
  return { file, table: new EmployeeTable(file, kind) }
}
const errorsOf = async (text: string, kind?: BulkKind) =>
  (await tableOf(text, kind)).table.rows.map(({ line, errors }) => [line, errors])

const HEAD = 'identifier,forename,surname,e-mail'

describe('matchColumns', () => {
  it.each([
    [['IDENTIFIER', 'Forename', 'surName', 'E-Mail'], []],
    [['Identifier', 'Forename', 'Surname', 'email'], []],
    [['identifier ', 'fore name', 'sur_name', 'E-mail address'], []],
    [
      ['identifier', 'surname'],
      ['forename', 'email'],
    ],
    [
      ['E-1', 'Ann'],
      ['identifier', 'forename', 'surname', 'email'],
    ],
  ])('%j', (headers, missing) =>
    expect(
      matchColumns(
        headers.map((one) => one.trim()),
        'import',
      ).missing,
    ).toEqual(missing),
  )

  it('needs less to update and to deactivate', () => {
    expect(matchColumns(['Identifier'], 'update').missing).toEqual(['email'])
    expect(matchColumns(['Identifier'], 'deactivate').missing).toEqual([])
  })

  it('takes the first of two columns of a name, and says so', () => {
    const columns = matchColumns(['identifier', 'email', 'E-mail'], 'update')
    expect(columns).toMatchObject({ of: { email: 1 }, duplicate: ['email'] })
  })
})

describe('EmployeeTable', () => {
  it('finds what is wrong, by line and column', async () => {
    const rows = [
      HEAD,
      'E-1,Ann,Lee,ann@x.com',
      ',Ann,Lee,ann@x.com',
      'E-2,,Lee,nonsense',
      'E-1,Bob,Lee,bob@x.com',
      `E-3,A\u0000nn,Lee,ann@x.com`,
      `E-4,${'x'.repeat(101)},Lee,ann@x.com`,
      'E-5,Ann,Lee, Jr,ann@x.com',
    ]
    expect(await errorsOf(rows.join('\n'))).toEqual([
      [2, {}],
      [3, { identifier: 'missing' }],
      [4, { forename: 'missing', email: 'email' }],
      [5, { identifier: 'repeated' }],
      [6, { forename: 'control' }],
      [7, { forename: 'tooLong' }],
      [8, { identifier: 'cells', email: 'email' }],
    ])
  })

  it('an empty cell of an update is right, and other columns of a deactivation do not matter', async () => {
    expect(await errorsOf('identifier,email,forename\nE-1,,', 'update')).toEqual([[2, {}]])
    expect(await errorsOf('identifier,email\nE-1,nonsense', 'deactivate')).toEqual([[2, {}]])
  })

  it('an edit judges the row again, and those that had or have its identifier', async () => {
    const { table } = await tableOf(`${HEAD}\nE-1,A,B,a@x.com\nE-1,C,D,c@x.com\nE-1,E,F,e@x.com`)
    expect(table.split().wrong.map(({ line }) => line)).toEqual([3, 4])
    table.edit(3, 'identifier', 'E-2')
    expect(table.split().wrong.map(({ line }) => line)).toEqual([4])
    table.edit(2, 'identifier', 'E-9')
    expect(table.split().wrong).toEqual([])
    table.edit(4, 'identifier', 'E-2')
    expect(table.split().wrong).toMatchObject([{ line: 4, errors: { identifier: 'repeated' } }])
    table.edit(3, 'email', 'no')
    expect(table.split().wrong).toHaveLength(2)
  })

  it('other columns keep the teams, and the corrections of the fields whose column stays', async () => {
    const { file, table } = await tableOf(`Staff no,${HEAD},Depot\nN-1,,Ann,Lee,no,Oslo\nN-2,,Bo,Ng,bo@x.com,Bergen`)
    table.setTeams(file, [5])
    table.edit(2, 'email', 'ann@x.com')
    table.edit(3, 'forename', 'Bob')
    expect(table.split().right).toEqual([])
    const other = table.withColumns(file, { identifier: 0, forename: 3, surname: 3, email: 4 })
    expect(other.columns.missing).toEqual([])
    expect(other.split().right.map(({ values, teams }) => [values, teams])).toEqual([
      [{ identifier: 'N-1', forename: 'Lee', surname: 'Lee', email: 'ann@x.com' }, ['Oslo']],
      [{ identifier: 'N-2', forename: 'Ng', surname: 'Ng', email: 'bo@x.com' }, ['Bergen']],
    ])
    expect(table.withColumns(file, { identifier: 0, forename: 2 }).columns.missing).toEqual(['surname', 'email'])
  })

  it('takes names of any kind as they are', async () => {
    const names = [
      'undefined',
      'null',
      '__proto__',
      'constructor',
      'NaN',
      '<b>x</b>',
      `O'Neil`,
      '田中さん',
      '🐵 🙈',
      'Ω≈ç√',
      '٠١٢٣',
      '1;drop table x',
      '${x}',
      '%00',
      '../../etc',
    ]
    const { table } = await tableOf(
      `${HEAD}\n${names.map((name, n) => `E-${n},"${name.replaceAll('"', '""')}",Lee,a@x.com`).join('\n')}`,
    )
    expect(table.split().wrong).toEqual([])
    expect(table.rows.map(({ values }) => values.forename)).toEqual(names)
  })

  it('a text in which nothing can be seen, or that cannot be stored, is wrong in its row alone', async () => {
    const texts = [
      '\u0000',
      'A\u0000nn',
      '\u0007',
      '\u200B',
      '\u202E\u2066',
      '\u2060 \u00AD',
      '\uD800',
      'Ann\uDC00',
      '\u200BAnn',
      '\u202EnnA',
      '👩\u200D🔬',
      'Z\u0351\u034Aalgo',
    ]
    const { rows } = new EmployeeTable(
      {
        columns: HEAD.split(','),
        rows: texts.map((text, n) => ({ line: n + 2, cells: [`E-${n}`, text, 'Lee', 'a@x.com'] })),
      },
      'import',
    )
    expect(rows.map(({ errors }) => errors)).toEqual([
      ...Array.from({ length: 8 }, () => ({ forename: 'control' })),
      ...Array.from({ length: 4 }, () => ({})),
    ])
  })

  it('a heading with another separator than its rows moves every cell, and each row says so', async () => {
    expect(await errorsOf(`${HEAD}\nE-1;Ann;Lee;ann@x.com\nE-2,Bob,Lee,bob@x.com`)).toEqual([
      [2, { forename: 'missing', surname: 'missing', email: 'missing' }],
      [3, {}],
    ])
  })

  it('judges a file that repeats one identifier in each of 40,000 rows', () => {
    const cells = ['E-1', 'Ann', 'Lee', 'a@x.com']
    const rows = Array.from({ length: 40_000 }, (_, n) => ({ line: n + 2, cells }))
    const table = new EmployeeTable({ columns: HEAD.split(','), rows }, 'import')
    expect(table.split().right.map(({ line }) => line)).toEqual([2])
    table.edit(2, 'identifier', 'E-2')
    expect(table.split().right.map(({ line }) => line)).toEqual([2, 3])
  })

  it('takes out of a team label what cannot be stored, and cuts it between characters', () => {
    const labels = ['Dri\u0000vers', '\u200B', '😀'.repeat(201), '\uD800']
    const file = {
      columns: [...HEAD.split(','), 'Team'],
      rows: labels.map((label, n) => ({ line: n + 2, cells: [`E-${n}`, 'Ann', 'Lee', 'a@x.com', label] })),
    }
    const withTeams = new EmployeeTable(file, 'import')
    withTeams.setTeams(file, [4])
    expect(withTeams.rows.map(({ teams }) => teams)).toEqual([['Drivers'], [], ['😀'.repeat(200)], []])
  })

  it('takes the labels of team columns, each once', async () => {
    const { file, table } = await tableOf(
      `${HEAD},Team,Second\nE-1,A,B,a@x.com,Drivers, Desk\nE-2,A,B,a@x.com,,\nE-3,A,B,a@x.com,Desk,Desk`,
    )
    table.setTeams(file, [4, 5])
    expect(table.rows.map(({ teams }) => teams)).toEqual([['Drivers', 'Desk'], [], ['Desk']])
  })

  it('a row with more team labels than the server takes is wrong, and stays so until fewer columns are chosen', async () => {
    const names = Array.from({ length: 21 }, (_, index) => `Team ${index}`)
    const { file, table } = await tableOf(
      `${HEAD},${names.join(',')}\nE-1,A,B,a@x.com,${names.join(',')}\nE-2,A,B,a@x.com,${names.slice(1).join(',')}\nE-3,A,B,no,${names.join(',')}`,
    )
    const places = names.map((_, index) => index + 4)
    table.setTeams(file, places)
    const wrong = () => table.split().wrong.map(({ line, errors }) => [line, errors])
    expect(wrong()).toEqual([
      [2, { teams: 'teams' }],
      [4, { email: 'email', teams: 'teams' }],
    ])
    expect(table.split().right.map(toInput)).toMatchObject([{ identifier: 'E-2', teams: names.slice(1) }])
    table.edit(4, 'email', 'a@x.com')
    expect(wrong()).toEqual([
      [2, { teams: 'teams' }],
      [4, { teams: 'teams' }],
    ])
    const { errors: reasons, fields: labels } = bulkMessages.messages
    const text = await wrongRowsCsv(file, table.split().wrong, reasons, labels).text()
    expect(text).toContain(`${labels.teams}: ${reasons.teams}`)
    table.setTeams(file, places.slice(1))
    expect(wrong()).toEqual([])
    expect(table.rows.map(({ teams }) => teams.length)).toEqual([20, 19, 20])
  })

  it('takes off the apostrophe that an export puts before a formula', async () => {
    const { table } = await tableOf(`${HEAD}\nE-1,'=A,'Tis,a@x.com`)
    expect(table.rows[0]?.values).toMatchObject({ forename: '=A', surname: `'Tis` })
  })
})

it.each([
  ['1990-05-04', '1990-05-04'],
  ['4/5/1990', '1990-05-04'],
  ['04.05.1990', '1990-05-04'],
  ['31.02.1990', '31.02.1990'],
  ['May 4', 'May 4'],
])('reads the day %s as %s', (text, expected) => expect(toIsoDate(text)).toBe(expected))

it.each([
  ['31.02.1990', 'noDay'],
  ['1990-02-31', 'noDay'],
  ['May 4', 'date'],
  ['1899-12-31', 'birthday'],
  ['2999-01-01', 'birthday'],
])('says of the date of birth %s what is wrong: %s', async (text, error) => {
  const { table } = await tableOf(`${HEAD},date of birth\nE-1,Ann,Lee,ann@x.com,${text}`)
  expect(table.rows[0]).toMatchObject({ values: { dateOfBirth: text }, errors: { dateOfBirth: error } })
})

it('says that a text is no number, as in the form', async () => {
  const { table } = await tableOf(`${HEAD},mobile number,telephone number\nE-1,Ann,Lee,ann@x.com,4.47701E+11,n/a`)
  expect(table.rows[0]?.errors).toEqual({ mobileNumber: 'phone', telephoneNumber: 'phone' })
})

it('a template names each column so that it is read again', async () => {
  const { fields } = bulkMessages.messages
  const headings = usedBy('import').map((field) => fields[field])
  const { file, table } = await tableOf(await toCsv([headings], ';').text())
  expect(file.columns).toEqual(headings)
  expect(Object.values(table.columns.of)).toEqual(headings.map((_, place) => place))
})

it('the wrong rows are a file with their reasons, which can be sent again', async () => {
  const { file, table } = await tableOf(`${HEAD}\nE-1,"=cmd, x",Lee,no\nE-2,Ann,Lee,ann@x.com`)
  const { errors, fields } = bulkMessages.messages
  const text = await wrongRowsCsv(file, table.split().wrong, errors, fields).text()
  expect(text).toContain(`E-1,"'=cmd, x",Lee,no,Email: This is not an e-mail address.`)
  expect(text).not.toContain('E-2')
  const again = await tableOf(text)
  expect(again.table.columns.missing).toEqual([])
  expect(again.table.rows[0]?.values.forename).toBe('=cmd, x')
})
