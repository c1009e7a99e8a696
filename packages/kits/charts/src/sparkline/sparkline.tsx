import { line } from '@visx/shape'
import { themeColours } from '../chart/theme-colours.css'
import * as styles from './sparkline.css'

/** Props of `Sparkline`. */
export interface SparklineProps {
  /** Non-negative numbers in order of time. */
  values: readonly number[]
}

const [WIDTH, HEIGHT] = [64, 20]

/**
 * The development of a figure, in the height of a line of text, from zero to the highest value. The adjacent text must say
 * the same.
 */
export function Sparkline({ values }: SparklineProps) {
  const most = Math.max(1, ...values)
  const draw = line<number>({
    x: (_, index) => 1 + (index / Math.max(1, values.length - 1)) * (WIDTH - 2),
    y: (value) => HEIGHT - 1 - (value / most) * (HEIGHT - 2),
  })
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      className={`ssp-Sparkline ${styles.root}`}
    >
      <path
        d={draw([...values]) ?? ''}
        fill="none"
        stroke={themeColours.series[0]}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </svg>
  )
}
