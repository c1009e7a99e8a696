import { BadgesCard } from './badges-card'
import * as styles from './manage-tab.css'
import { TypesCard } from './types-card'

/** The tab MANAGE: recognition types and badges (R3-167 to R3-175). */
export function ManageTab() {
  return (
    <div className={styles.cards}>
      <TypesCard />
      <BadgesCard />
    </div>
  )
}
