import { Card, Skeleton } from '@ssp/ui'
import * as styles from '../edit/summary.css'

/** Placeholder of a survey or template while it loads. */
export function EditorSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width="18rem" height="2rem" />
      <Card>
        <Skeleton width="60%" />
        <Skeleton width="40%" />
      </Card>
      <Skeleton shape="block" height="20rem" />
    </div>
  )
}
