import type { EmailRecipients, EmployeeEmail } from '@ssp/api'
import { Banner, Button, Dialog, Skeleton } from '@ssp/ui'
import type { ReactNode } from 'react'
import { QueryView } from '../data/query-view'
import type { QueryLike } from '../data/query-like'
import type { PanelProps } from '../form/input-panel'
import { fullName } from '../format/people'
import { kitMessages } from '../messages/kit-messages'
import { emailPreviewMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { useClient } from '../provider/ssp-context'
import { EmailFrame } from './email-frame'
import * as styles from './email-preview.css'
import { fillPlaceholders } from './inert-html'

/** Props of `EmailPreview`. */
export interface EmailPreviewProps extends PanelProps {
  /** Title of the panel. */
  title: string
  /** The recipients in one line: the sentence that Send confirms. */
  description: string
  /** The e-mail as it will be sent. */
  email: QueryLike<EmployeeEmail>
  /** Employees who receive it and employees who do not; undefined if the server cannot say. */
  recipients: QueryLike<EmailRecipients>
  /** Whether the e-mail is being sent. */
  isSending: boolean
  /** Sends the e-mail; the dialog closes when it resolves to true. */
  onSend: () => Promise<boolean>
  /** A choice of recipients, above the e-mail. Default: none. */
  children?: ReactNode
}

/** The e-mail in a frame, its recipients, Cancel and Send (R2-348 to R2-351). Send is the confirmation. */
export function EmailPreview(props: EmailPreviewProps) {
  const { open, onClose, title, description, email, recipients, isSending, onSend, children } = props
  const kit = useMessages(emailPreviewMessages)
  const reasons = useMessages(kitMessages).unavailable
  const client = useClient()
  // A server that does not return the counts may still send.
  const isKnown = recipients.data !== undefined || recipients.error !== null
  const nobody = recipients.data?.recipients === 0
  const placeholders = {
    clientName: client.clientName,
    portalUrl: `https://${client.platformDomain}`,
  }
  const send = async () => {
    if (await onSend()) onClose()
  }
  return (
    <Dialog
      size="md"
      open={open}
      onOpenChange={(wanted) => !wanted && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button onClick={onClose}>{kit.cancel}</Button>
          <Button
            variant="primary"
            unavailable={nobody ? kit.noRecipient : isKnown && email.data !== undefined ? null : reasons.loading}
            pending={isSending}
            onClick={() => void send()}
          >
            {kit.send}
          </Button>
        </>
      }
    >
      <div className={`ssp-EmailPreview ${styles.root}`}>
        {children}
        {nobody && <Banner kind="info" text={kit.nobody} />}
        <QueryView query={email} errorTitle={kit.failed} skeleton={<Skeleton shape="block" height="24rem" />}>
          {({ subject, html }) => (
            <>
              <dl className={`ssp-EmailPreview__facts ${styles.facts}`}>
                <Fact term={kit.subject}>{subject}</Fact>
                {recipients.data && <RecipientFacts recipients={recipients.data} />}
              </dl>
              <EmailFrame title={kit.frame} html={fillPlaceholders(html, placeholders)} />
            </>
          )}
        </QueryView>
      </div>
    </Dialog>
  )
}

function RecipientFacts({ recipients }: { recipients: EmailRecipients }) {
  const kit = useMessages(emailPreviewMessages)
  const { noAddress, remindedRecently } = recipients
  return (
    <>
      <Fact term={kit.to}>
        <span className={styles.count}>{kit.recipients(recipients.recipients)}</span>
      </Fact>
      {noAddress.total > 0 && <Fact term={kit.noAddress}>{<LeftOut leftOut={noAddress} />}</Fact>}
      {remindedRecently.total > 0 && <Fact term={kit.remindedRecently}>{<LeftOut leftOut={remindedRecently} />}</Fact>}
    </>
  )
}

function LeftOut({ leftOut: { total, first } }: { leftOut: EmailRecipients['noAddress'] }) {
  const kit = useMessages(emailPreviewMessages)
  const names = first.map((person) => fullName(person) || (person.identifier ?? '')).filter(Boolean)
  const more = total - names.length
  const list = names.join(', ')
  return (
    <>
      <span className={styles.count}>{kit.recipients(total)}</span>
      {list && <span className={styles.names}> · {more > 0 ? kit.andMore(list, more) : list}</span>}
    </>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <>
    <dt className={styles.term}>{term}</dt>
    <dd className={styles.value}>{children}</dd>
  </>
)
