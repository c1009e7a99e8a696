import { Sparkline } from '@ssp/charts'
import * as styles from './count-card.css'

/** Props of `Trend`. */
export interface TrendProps {
  /** Numbers by day. */
  values: readonly number[]
  /** Says what they sum up to. */
  text: string
}

/** How a count has changed, in one line. */
export const Trend = ({ values, text }: TrendProps) => (
  <>
    <Sparkline values={values} />
    <span className={styles.trendText}>{text}</span>
  </>
)
