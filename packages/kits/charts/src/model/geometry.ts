import type { ChartData } from '../types'
import { fontSize, shownLabels, textWidth } from './labels'
import { domainOf, extent, valueScale } from './scale'

/** Layout options besides the data. */
export interface GeometryOptions {
  /** Width of the SVG in px. */
  width: number
  height: number
  /** Whether the value axis must show zero. */
  fromZero: boolean
  /** Right-to-left layout. */
  rtl: boolean
  /** Formats the ticks. */
  formatTicks: (ticks: readonly number[]) => string[]
  /** Space in px after the last point, for labels. Default 0. */
  endSpace?: number
}

/** Positions in px from the top left corner of the SVG. */
export interface Geometry {
  width: number
  height: number
  left: number
  right: number
  top: number
  bottom: number
  rtl: boolean
  /** Distance between two points in px. */
  band: number
  /** Centre of the point at an index. */
  x: (index: number) => number
  y: (value: number) => number
  /** Position of zero, or of the end of the value axis closest to it. */
  base: number
  ticks: { text: string; y: number }[]
  labels: { text: string; x: number }[]
  /** Index of the point at a horizontal position. */
  indexAt: (x: number) => number
}

const tickSpace = 56
const labelSpace = 28

/** Computes axes and scales. Bars and lines use the same point positions, so that stacked charts align. */
export function layOut(data: ChartData, options: GeometryOptions): Geometry {
  const { width, height, rtl, endSpace = 0 } = options
  const count = Math.max(1, data.labels.length)
  // Space above the highest point for its label.
  const top = fontSize + 6
  const bottom = height - labelSpace
  const tickCount = Math.max(2, Math.round((bottom - top) / tickSpace))
  const { y, ticks } = valueScale(domainOf(extent(data.series), options.fromZero), [bottom, top], tickCount)
  const written = options.formatTicks(ticks)
  const texts = ticks.map((tick, index) => ({ text: written[index] ?? '', y: y(tick) }))
  const axis = Math.max(...texts.map(({ text }) => textWidth(text))) + 8
  const left = rtl ? endSpace : axis
  const right = Math.max(left + 1, width - (rtl ? axis : endSpace))
  const band = (right - left) / count
  const x = (index: number) => (rtl ? right - band * (index + 0.5) : left + band * (index + 0.5))
  const ends = [y(ticks[0] ?? 0), y(ticks.at(-1) ?? 0)]
  return {
    width,
    height,
    left,
    right,
    top,
    bottom,
    rtl,
    band,
    x,
    y,
    base: Math.max(Math.min(...ends), Math.min(Math.max(...ends), y(0))),
    ticks: texts,
    labels: fitLabels(
      width,
      shownLabels(data.labels, band, data.cutLabels).map(({ index, text }) => ({ text, x: x(index) })),
    ),
    indexAt: (position) => {
      const index = Math.floor((rtl ? right - position : position - left) / band)
      return Math.max(0, Math.min(count - 1, index))
    },
  }
}

/** Moves overflowing labels inside the SVG and drops those that then overlap the previous one. */
function fitLabels(width: number, labels: { text: string; x: number }[]) {
  const indexes: { text: string; x: number }[] = []
  for (const { text, x } of labels) {
    const half = textWidth(text) / 2
    const inside = { text, x: Math.max(half, Math.min(width - half, x)) }
    const before = indexes.at(-1)
    if (!before || Math.abs(inside.x - before.x) > half + textWidth(before.text) / 2) indexes.push(inside)
  }
  return indexes
}
