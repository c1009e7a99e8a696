// `@ssp/charts/svg`: charts as plain SVG, without styles and without the browser, for documents.
export { segmentPaint } from '../chart/colours'
export { sharesOf } from '../model/shares'
export { BarSvg } from './bar-svg'
export { DoughnutSvg } from './doughnut-svg'
export type { ChartSvgProps } from './bar-svg'
