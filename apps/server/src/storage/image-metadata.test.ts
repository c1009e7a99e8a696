import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { withoutMetadata } from './image-metadata.ts'
import { slowness, threadTime } from '../testing/thread-time.ts'

const SECRET = 'GPS 51.5007 Ada Okafor'
const bytes = (...parts: (Buffer | string | number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))))

const segment = (marker: number, content: Buffer) =>
  bytes([0xff, marker, (content.length + 2) >> 8, (content.length + 2) & 0xff], content)

/** Exif with one entry, how the photo is turned, and a text behind it. */
const exif = (orientation: number, isLittle = false) => {
  const head = isLittle ? ['II', [42, 0, 8, 0, 0, 0, 1, 0]] : ['MM', [0, 42, 0, 0, 0, 8, 0, 1]]
  const entry = isLittle
    ? [0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    : [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return bytes('Exif\0\0', head[0] as string, head[1] as number[], entry, [0, 0, 0, 0], SECRET)
}
const JFIF = bytes('JFIF\0', [1, 1, 0, 0, 72, 0, 72, 1, 1], [9, 9, 9])
const SCAN = bytes(segment(0xda, bytes([1, 1, 0, 0, 63, 0])), [7, 0xff, 0, 8, 0xff, 0xd0, 9])
const TABLE = segment(0xdb, bytes([0, 1, 2]))
const jpeg = (...segments: Buffer[]) => bytes([0xff, 0xd8], ...segments, TABLE, SCAN, [0xff, 0xd9])

const chunk = (type: string, content: Buffer | string = '') => {
  const data = bytes(content)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  return bytes(length, type, data, [0, 0, 0, 0])
}
const PNG_HEAD = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
const GIF_HEAD = bytes('GIF89a', [1, 0, 1, 0, 0x80, 0, 0], [0, 0, 0, 255, 255, 255])
const GIF_IMAGE = bytes([0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4c, 1, 0])
const GIF_LOOP = bytes([0x21, 0xff, 11], 'NETSCAPE2.0', [3, 1, 0, 0, 0])

const clean = (file: Buffer, type: string) => Buffer.from(withoutMetadata(file, type) ?? [])

describe('a JPEG', () => {
  test('loses everything but the picture', () => {
    const file = bytes(
      jpeg(segment(0xe0, JFIF), segment(0xe1, exif(1)), segment(0xed, bytes(SECRET)), segment(0xfe, bytes(SECRET))),
      SECRET,
    )
    const result = clean(file, 'image/jpeg')
    expect(result.includes(SECRET)).toBe(false)
    const jfif = bytes('JFIF\0', [1, 1, 0, 0, 72, 0, 72, 0, 0])
    expect(result).toEqual(jpeg(segment(0xe0, jfif)))
  })

  test.each([false, true])('stays turned as it was (little-endian: %s)', (isLittle) => {
    const result = clean(jpeg(segment(0xe1, exif(6, isLittle))), 'image/jpeg')
    expect(result.includes(SECRET)).toBe(false)
    const again = clean(result, 'image/jpeg')
    expect(again).toEqual(result)
    expect(result.subarray(2, 12)).toEqual(bytes([0xff, 0xe1, 0, 34], 'Exif\0\0'))
    expect(result[31]).toBe(6)
  })

  test('keeps what says how its colours are stored', () => {
    const adobe = segment(0xee, bytes('Adobe', [0, 100, 0, 0, 0, 0, 1]))
    expect(clean(jpeg(adobe), 'image/jpeg')).toEqual(jpeg(adobe))
  })

  test.each([
    ['cut in its picture', jpeg().subarray(0, -4)],
    ['cut in a segment', jpeg(segment(0xe1, exif(1))).subarray(0, 20)],
    ['a segment longer than the file', bytes([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff])],
    ['nothing', bytes([0xff, 0xd8])],
  ])('is rejected: %s', (_name, file) => {
    expect(withoutMetadata(file, 'image/jpeg')).toBeUndefined()
  })
})

describe('a PNG', () => {
  const picture = [chunk('IHDR', 'x'.repeat(13)), chunk('IDAT', deflateSync('x'))]

  test('loses texts, times, Exif and what follows its end', () => {
    const told = [chunk('tEXt', `Author\0${SECRET}`), chunk('eXIf', exif(1)), chunk('tIME', SECRET.slice(0, 7))]
    const file = bytes(PNG_HEAD, ...picture, ...told, chunk('iTXt', SECRET), chunk('IEND'), SECRET)
    expect(clean(file, 'image/png')).toEqual(bytes(PNG_HEAD, ...picture, chunk('IEND')))
  })

  test('is rejected without its end', () => {
    expect(withoutMetadata(bytes(PNG_HEAD, ...picture), 'image/png')).toBeUndefined()
  })
})

describe('a GIF', () => {
  test('loses comments and foreign extensions, and still plays', () => {
    const comment = bytes([0x21, 0xfe, SECRET.length], SECRET, [0])
    const xmp = bytes([0x21, 0xff, 11], 'XMP DataXMP', [SECRET.length], SECRET, [0])
    const file = bytes(GIF_HEAD, GIF_LOOP, comment, xmp, GIF_IMAGE, [0x3b], SECRET)
    expect(clean(file, 'image/gif')).toEqual(bytes(GIF_HEAD, GIF_LOOP, GIF_IMAGE, [0x3b]))
  })

  test('is rejected without its end', () => {
    expect(withoutMetadata(bytes(GIF_HEAD, GIF_IMAGE), 'image/gif')).toBeUndefined()
  })
})

test('other kinds have no rule and are rejected', () => {
  expect(withoutMetadata(bytes('<svg/>'), 'image/svg+xml')).toBeUndefined()
})

test('an image of very many parts is rejected', () => {
  const many = Buffer.alloc(12 * 60_000)
  for (let index = 0; index < 60_000; index += 1) many.write('IDAT', index * 12 + 4, 'latin1')
  expect(withoutMetadata(bytes(PNG_HEAD, many, chunk('IEND')), 'image/png')).toBeUndefined()
})

test('10 MB are read in linear time', () => {
  const file = bytes([0xff, 0xd8], SCAN, Buffer.alloc(10_000_000, 0xff), [0, 0xff, 0xd9])
  const began = threadTime()
  withoutMetadata(file, 'image/jpeg')
  expect((threadTime() - began) / slowness()).toBeLessThan(3_000)
})
