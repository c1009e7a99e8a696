import { Sparkline } from '@ssp/charts'
import * as styles from './count-card.css'

/** Props of `Trend`. */
export interface TrendProps {
  /** Numbers by day. */
  values: readonly number[]
  /** Text with their sum. */
  text: string
}

/** The development of a count, in one line. */
export const Trend = ({ values, text }: TrendProps) => (
  <>
    <Sparkline values={values} />
    <span className={styles.trendText}>{text}</span>
  </>
)
