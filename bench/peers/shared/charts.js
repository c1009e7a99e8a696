import { stage } from './stage'

const value = (index) => 50 + 30 * Math.sin(index / 9) + ((index * 7919) % 97) / 5
const series = (count) => ({
  labels: Array.from({ length: count }, (_, index) => `No ${index + 1}`),
  values: Array.from({ length: count }, (_, index) => value(index)),
})

// Created once, before any measurement.
const data = { bar: series(12), line365: series(365), line2000: series(2000), line10000: series(10_000) }

const sets = {
  bar: [['bar', data.bar]],
  line365: [['line', data.line365]],
  line2000: [['line', data.line2000]],
  line10000: [['line', data.line10000]],
  twenty: Array.from({ length: 20 }, (_, index) => (index % 2 ? ['line', data.line365] : ['bar', data.bar])),
}

/** `charts.bar` and `charts.line` take `labels` and `values` and are rendered at 600 x 300 without animation. */
export function chartBench(react, charts) {
  let wanted = 0
  const draw = (kind) => {
    wanted = sets[kind].length
    return sets[kind].map(([name, props], index) =>
      react.createElement(
        'div',
        { key: index, className: 'chart', style: { width: 600 } },
        react.createElement(charts[name], props),
      ),
    )
  }
  const marks = 'canvas, svg path[d], svg rect[height]'
  stage(
    react,
    draw,
    () => [...document.querySelectorAll('.chart')].filter((box) => box.querySelector(marks)).length === wanted,
  )
}
