import { CardBody, CardRoot } from '@ssp/ui'
import * as styles from './monthly-chart.css'

/** The card of a chart, with its final height, while its code loads. */
export const MonthlyChartPlaceholder = ({ title }: { title: string }) => (
  <CardRoot aria-busy>
    <CardBody className={styles.body}>
      <div className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
      </div>
      <div className={styles.plot} />
    </CardBody>
  </CardRoot>
)
