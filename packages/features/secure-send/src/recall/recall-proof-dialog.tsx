import type { RecallProof } from '@ssp/api'
import { formatDateTime, useMessages } from '@ssp/feature-kit'
import { Button, Dialog } from '@ssp/ui'
import { recallMessages } from '../messages'
import * as styles from './recall-proof.css'

/** Props of `RecallProofDialog`. */
export interface RecallProofDialogProps {
  /** The server's response; null if there is nothing to show. */
  proof: RecallProof | null
  onClose: () => void
}

/**
 * The recipients who had opened a file before it was recalled, with the time of their first view, or that there were none.
 */
export function RecallProofDialog({ proof, onClose }: RecallProofDialogProps) {
  const messages = useMessages(recallMessages)
  return (
    <Dialog
      open={proof !== null}
      onOpenChange={onClose}
      size="sm"
      title={proof ? messages.title(proof.filename) : ''}
      footer={<Button onClick={onClose}>{messages.close}</Button>}
    >
      {proof && <Proof proof={proof} />}
    </Dialog>
  )
}

function Proof({ proof: { opened, unopened, recalled_at: at } }: { proof: RecallProof }) {
  const messages = useMessages(recallMessages)
  return (
    <div className={styles.proof}>
      {opened.length === 0 ? (
        <p className={styles.verdict}>{messages.unopened}</p>
      ) : (
        <>
          <p className={styles.verdict}>{messages.opened}</p>
          <dl className={styles.people}>
            {opened.map(({ username, label, viewed_at: viewed }) => (
              <div key={`${username} ${viewed}`} className={styles.person}>
                <dt>
                  {label} <span className={styles.muted}>{username}</span>
                </dt>
                <dd className={styles.when}>{formatDateTime(viewed)}</dd>
              </div>
            ))}
          </dl>
          {unopened > 0 && <p>{messages.others(unopened)}</p>}
        </>
      )}
      <p className={styles.muted}>{messages.at(formatDateTime(at))}</p>
    </div>
  )
}
