import { describe, expect, it } from 'vitest'
import { fileSize, fitsAccept, rejectionOf } from './accept'

const file = (name: string, type: string, size = 10) => ({ name, type, size })

describe('fitsAccept', () => {
  it.each([
    ['report.CSV', '', ['.csv'], true],
    ['photo.png', 'image/png', ['image/*'], true],
    ['a.pdf', 'application/pdf', ['application/pdf', '.csv'], true],
    ['a.pdf', 'application/pdf', ['.csv'], false],
    ['csv', '', ['.csv'], false],
    ['anything', '', [], true],
  ])('%s (%s) against %s is %s', (name, type, accept, expected) => {
    expect(fitsAccept(file(name, type), accept)).toBe(expected)
  })
})

describe('rejectionOf', () => {
  it('reports the type before the size', () => {
    expect(rejectionOf(file('a.exe', '', 99), ['.csv'], 10)).toBe('wrongType')
    expect(rejectionOf(file('a.csv', '', 99), ['.csv'], 10)).toBe('tooLarge')
    expect(rejectionOf(file('a.csv', '', 10), ['.csv'], 10)).toBeUndefined()
  })
})

describe('fileSize', () => {
  it.each([
    [0, '0 B'],
    [900 * 1024, '900 KB'],
    [1.5 * 1024 ** 2, '1.5 MB'],
    [10 * 1024 ** 2, '10 MB'],
  ])('%d bytes are %s', (bytes, text) => expect(fileSize(bytes)).toBe(text))
})
