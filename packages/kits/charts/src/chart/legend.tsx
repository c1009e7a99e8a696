import type { ChartColours, ChartSeries } from '../types'
import { paintOf } from './colours'
import type { ChartKind } from './kind'
import * as styles from './chart-figure.css'

/** Names of the series, each with a sample of its line. */
export function Legend({ series, colours, kind }: LegendProps) {
  return (
    <ul className={`ssp-Chart__legend ${styles.legend}`}>
      {series.map(({ name }, index) => {
        const { strokeDasharray, stroke } = paintOf(colours, index)
        return (
          <li key={name} className={styles.legendItem}>
            <svg width={20} height={8} aria-hidden>
              <path
                d="M0 4H20"
                stroke={stroke}
                {...(kind.line ? { strokeDasharray, strokeWidth: 2 } : { strokeWidth: 8 })}
              />
            </svg>
            {name}
          </li>
        )
      })}
    </ul>
  )
}

interface LegendProps {
  series: readonly ChartSeries[]
  colours: ChartColours
  kind: ChartKind
}
