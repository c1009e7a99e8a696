import { Card, Skeleton } from '@ssp/ui'
import * as styles from './profile.css'

/** The layout of a form while it loads. */
export const FormSkeleton = ({ fields }: { /** Number of fields. */ fields: number }) => (
  <Card>
    <div className={styles.form}>
      {Array.from({ length: fields }, (_, index) => (
        <Skeleton key={index} shape="block" height={56} />
      ))}
    </div>
  </Card>
)
