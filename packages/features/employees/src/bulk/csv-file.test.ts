import { describe, expect, it } from 'vitest'
import { NotCsvError, readCsv, type CsvFile } from './csv-file'

const read = (content: string | Uint8Array<ArrayBuffer>) => readCsv(new Blob([content]))
const cells = async (content: string) => {
  const { columns, rows } = await read(content)
  return [columns, ...rows.map((row) => row.cells)]
}

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), littleEndian)
  return new Uint8Array(view.buffer)
}

// The cases of csv-spectrum: input and what it means.
describe('csv-spectrum', () => {
  it.each([
    [
      'simple',
      'a,b,c\n1,2,3',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'simple_crlf',
      'a,b,c\r\n1,2,3\r\n',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
      ],
    ],
    [
      'comma_in_quotes',
      'first,last,address,city,zip\nJohn,Doe,120 any st.,"Anytown, WW",08123',
      [
        ['first', 'last', 'address', 'city', 'zip'],
        ['John', 'Doe', '120 any st.', 'Anytown, WW', '08123'],
      ],
    ],
    [
      'empty',
      'a,b,c\n1,"",""\n2,3,4',
      [
        ['a', 'b', 'c'],
        ['1', '', ''],
        ['2', '3', '4'],
      ],
    ],
    [
      'escaped_quotes',
      'a,b\n1,"ha ""ha"" ha"\n3,4',
      [
        ['a', 'b'],
        ['1', 'ha "ha" ha'],
        ['3', '4'],
      ],
    ],
    [
      'json',
      'key,val\n1,"{""type"": ""Point"", ""coordinates"": [102.0, 0.5]}"',
      [
        ['key', 'val'],
        ['1', '{"type": "Point", "coordinates": [102.0, 0.5]}'],
      ],
    ],
    [
      'newlines',
      'a,b,c\n1,2,3\n"Once upon \na time",5,6\n7,8,9',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['Once upon \na time', '5', '6'],
        ['7', '8', '9'],
      ],
    ],
    [
      'newlines_crlf',
      'a,b\r\n"Once upon \r\na time",5\r\n7,8',
      [
        ['a', 'b'],
        ['Once upon \r\na time', '5'],
        ['7', '8'],
      ],
    ],
    [
      'quotes_and_newlines',
      'a,b\n1,"ha \n""ha"" \nha"\n3,4',
      [
        ['a', 'b'],
        ['1', 'ha \n"ha" \nha'],
        ['3', '4'],
      ],
    ],
    [
      'utf8',
      'a,b,c\n1,2,3\n4,5,ʤ',
      [
        ['a', 'b', 'c'],
        ['1', '2', '3'],
        ['4', '5', 'ʤ'],
      ],
    ],
    [
      'location_coordinates',
      'Contact Phone Number,Location Coordinates\n202-555-0140,"38.91,-77.03"',
      [
        ['Contact Phone Number', 'Location Coordinates'],
        ['202-555-0140', '38.91,-77.03'],
      ],
    ],
  ])('%s', async (_name, input, expected) => expect(await cells(input)).toEqual(expected))
})

describe('readCsv', () => {
  it.each([',', ';', '\t', '|'])('finds the separator %j', async (delimiter) => {
    const text = [
      ['id', 'name', 'e-mail'],
      ['1', 'Ann', 'a@x.de'],
      ['2', 'Bob', 'b@x.de'],
    ]
      .map((row) => row.join(delimiter))
      .join('\n')
    const file = await read(text)
    expect(file.delimiter).toBe(delimiter)
    expect(file.rows).toHaveLength(2)
  })

  it('takes the separator that a spreadsheet names', async () => {
    expect(await cells('sep=;\r\na;b\r\n1,5;2')).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  it('reads one column', async () => {
    expect(await cells('identifier\r\nE-1\r\nE-2\r\n')).toEqual([['identifier'], ['E-1'], ['E-2']])
  })

  it.each([
    ['utf-8', new TextEncoder().encode('name\nZoë Łukasz 田中')],
    ['utf-8', new TextEncoder().encode('\uFEFFname\nZoë Łukasz 田中')],
    ['utf-16le', utf16('\uFEFFname\nZoë Łukasz 田中', true)],
    ['utf-16be', utf16('\uFEFFname\nZoë Łukasz 田中', false)],
    ['utf-16le', utf16('name,one,two,three,four,five\nZoë Łukasz 田中,,,,,', true)],
  ] as const)('detects %s', async (encoding, bytes) => {
    const file = await read(new Uint8Array(bytes))
    expect(file.encoding).toBe(encoding)
    expect(file.columns[0]).toBe('name')
    expect(file.rows[0]?.cells[0]).toBe('Zoë Łukasz 田中')
  })

  it('takes what is not UTF-8 for windows-1252', async () => {
    const file = await read(Uint8Array.from([...new TextEncoder().encode('name\nZo'), 0xeb, 0x80]))
    expect(file.encoding).toBe('windows-1252')
    expect(file.rows[0]?.cells).toEqual(['Zoë€'])
  })

  it('names the line of the file, over empty lines and line breaks in cells', async () => {
    const { rows } = await read('a,b\n\n"x\ny",1\n , \nz,2')
    expect(rows.map(({ line }) => line)).toEqual([3, 6])
  })

  it('reads a file of several parts without losing or doubling a row', async () => {
    const count = 40_000
    const text = `identifier,name\n${Array.from({ length: count }, (_, n) => `E-${n},"Zoë, ""the ${n}th"" 田中"`).join('\n')}`
    const { rows } = await read(text)
    expect(rows).toHaveLength(count)
    expect(rows.at(-1)).toEqual({ line: count + 1, cells: [`E-${count - 1}`, `Zoë, "the ${count - 1}th" 田中`] })
  })

  it.each([
    ['binary', Uint8Array.from([0x50, 0x4b, 3, 4])],
    ['binary', Uint8Array.from([0x25, 0x50, 0x44, 0x46])],
    ['empty', new Uint8Array()],
    ['empty', new TextEncoder().encode('\n \n\n')],
  ] as const)('rejects what is %s', async (reason, bytes) => {
    await expect(read(new Uint8Array(bytes))).rejects.toThrow(new NotCsvError(reason))
  })

  it('rejects a file of more than 200 MB before it is read', async () => {
    const huge = { size: 201 * 1024 * 1024 } as Blob
    await expect(readCsv(huge)).rejects.toThrow('too_large')
  })
})

describe('parts', () => {
  const line = (index: number) => `E-${index},${'x'.repeat(90)}\n`
  const text = Array.from({ length: 30_000 }, (_, index) => line(index)).join('')

  async function partsOf(content: BlobPart[]) {
    const attempts: { columns: string[]; parts: CsvFile['rows'][] }[] = []
    const file = await readCsv(new Blob(content), (columns) => {
      const parts: CsvFile['rows'][] = []
      attempts.push({ columns, parts })
      return (rows) => void parts.push(rows)
    })
    return { file, attempts }
  }

  it('rows are handed over while the file is read, each once', async () => {
    const { file, attempts } = await partsOf(['id,text\n', text])
    expect(attempts).toHaveLength(1)
    expect(attempts[0]?.columns).toEqual(['id', 'text'])
    expect(attempts[0]?.parts.length).toBeGreaterThan(2)
    expect(attempts[0]?.parts.flat()).toEqual(file.rows)
    expect(file.rows).toHaveLength(30_000)
  })

  it('begin again when the file turns out to be in another encoding', async () => {
    const { file, attempts } = await partsOf(['id,text\n', text, new Uint8Array([0xe9, 0x0a])])
    expect(file.encoding).toBe('windows-1252')
    expect(attempts).toHaveLength(2)
    expect(attempts[1]?.parts.flat()).toEqual(file.rows)
    expect(file.rows.at(-1)?.cells).toEqual(['é'])
  })

  it('a file without rows has columns', async () => {
    const { attempts } = await partsOf(['id,text\n'])
    expect(attempts).toEqual([{ columns: ['id', 'text'], parts: [[]] }])
  })
})
