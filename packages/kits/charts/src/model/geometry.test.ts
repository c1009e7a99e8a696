import { describe, expect, it } from 'vitest'
import { layOut, type GeometryOptions } from './geometry'
import { textWidth } from './labels'

const options: GeometryOptions = {
  width: 600,
  height: 240,
  fromZero: true,
  rtl: false,
  formatTicks: (ticks) => ticks.map(String),
}
const data = (values: number[]) => ({ labels: values.map((_, index) => `L${index}`), series: [{ name: 'A', values }] })

describe('layOut', () => {
  it('puts every point inside the plot and finds its index, in both directions', () => {
    for (const rtl of [false, true]) {
      for (const count of [1, 2, 12, 365]) {
        const geometry = layOut(data(Array.from({ length: count }, (_, index) => index * 7)), { ...options, rtl })
        for (let index = 0; index < count; index++) {
          expect(geometry.x(index)).toBeGreaterThan(geometry.left)
          expect(geometry.x(index)).toBeLessThan(geometry.right)
          expect(geometry.indexAt(geometry.x(index))).toBe(index)
        }
        expect(geometry.indexAt(-50)).toBe(rtl ? count - 1 : 0)
        expect(geometry.indexAt(5_000)).toBe(rtl ? 0 : count - 1)
      }
    }
  })
  it('reserves space for the ticks at the start side', () => {
    const rtl = layOut(data([1_000_000]), { ...options, rtl: true })
    const ltr = layOut(data([1_000_000]), options)
    expect(ltr.left).toBeGreaterThan(40)
    expect(rtl.width - rtl.right).toBe(ltr.left)
  })
  it('puts the baseline at zero or at the closer end', () => {
    const mixed = layOut(data([-10, 10]), options)
    expect(mixed.base).toBeCloseTo((mixed.top + mixed.bottom) / 2)
    const high = layOut(data([900, 1_000]), { ...options, fromZero: false })
    expect(high.base).toBe(high.bottom)
    const deep = layOut(data([-1_000, -900]), { ...options, fromZero: false })
    expect(deep.base).toBe(deep.top)
  })
  it('keeps labels inside the SVG without overlap', () => {
    const long = ['Research and development', 'Human resources', 'Warehouse and distribution', 'Finance']
    for (const rtl of [false, true]) {
      for (const width of [200, 288, 320, 600]) {
        const { labels } = layOut({ labels: long, series: [] }, { ...options, width, rtl })
        const edges = labels
          .map(({ text, x }) => [x - textWidth(text) / 2, x + textWidth(text) / 2] as const)
          .toSorted(([one], [other]) => one - other)
        expect(edges[0]?.[0]).toBeGreaterThanOrEqual(0)
        expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(width)
        for (const [index, [start]] of edges.entries()) expect(start).toBeGreaterThan(edges[index - 1]?.[1] ?? -1)
      }
    }
  })
  it('handles no data and no width', () => {
    const geometry = layOut({ labels: [], series: [] }, { ...options, width: 0 })
    expect(Number.isFinite(geometry.x(0))).toBe(true)
    expect(geometry.right).toBeGreaterThan(geometry.left)
  })
})
