import type { CreationForm, PortalDocument } from '@ssp/api'
import { useClient, useMessages } from '@ssp/feature-kit'
import { Card, Link, VisuallyHidden } from '@ssp/ui'
import { Check, Minus } from 'lucide-react'
import type { ReactNode } from 'react'
import { AssetGrid } from '../form/asset-grid'
import * as styles from '../form/form.css'
import { COMPANY_DOCUMENTS, offered, REQUIRED_DOCUMENTS, wanted } from '../form/form-draft'
import { creationFormDetailMessages, creationFormMessages } from '../messages'

/** The fields of a form, read-only (R4-305). */
export function FormFacts({ form }: { form: CreationForm }) {
  const shared = useMessages(creationFormMessages)
  const messages = useMessages(creationFormDetailMessages)
  const { platformDomain } = useClient()
  const { fields: labels } = shared
  const { primary, secondary } = form.colour_scheme
  return (
    <div className={styles.sections}>
      <Card title={shared.portal}>
        <dl className={styles.facts}>
          <Fact term={labels.client_name}>{form.client_name}</Fact>
          <Fact term={labels.url}>{`${form.url.toLowerCase()}.${platformDomain}`}</Fact>
        </dl>
      </Card>
      <Card title={shared.contact}>
        <dl className={styles.facts}>
          <Fact term={labels.contact_name}>{form.contact_name}</Fact>
          <Fact term={labels.contact_email}>
            <Link href={`mailto:${form.contact_email}`}>{form.contact_email}</Link>
          </Fact>
        </dl>
      </Card>
      <Card title={shared.customisation} className={styles.wide}>
        <div className={styles.halves}>
          <dl className={styles.facts}>
            <Fact term={labels.login_type}>{shared.loginTypes[form.login_type]}</Fact>
            <Fact term={labels.primary}>
              <Colour value={primary} />
            </Fact>
            <Fact term={labels.secondary}>
              <Colour value={secondary} />
            </Fact>
          </dl>
          <div className={styles.assets}>
            <p className={styles.term}>{labels.assets}</p>
            {form.assets.length > 0 ? <AssetGrid assets={form.assets} /> : messages.noAssets}
          </div>
        </div>
      </Card>
      <Card title={shared.requiredDocuments}>
        <Documents names={REQUIRED_DOCUMENTS} documents={form.required_documents} />
      </Card>
      <Card title={shared.companyDocuments}>
        <Documents names={COMPANY_DOCUMENTS} documents={form.client_documents} />
      </Card>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}

const Colour = ({ value }: { value: string }) => (
  <span className={styles.colour}>
    <span className={styles.swatch} style={{ background: value }} />
    {value}
  </span>
)

/** The available documents, each with whether it is requested. */
function Documents({ names, documents }: { names: readonly string[]; documents: readonly PortalDocument[] }) {
  const messages = useMessages(creationFormDetailMessages)
  const ticked = new Set(wanted(documents))
  return (
    <ul role="list" className={styles.documents}>
      {offered(names, documents).map((name) => {
        const isWanted = ticked.has(name)
        return (
          <li key={name} data-wanted={isWanted} className={styles.document}>
            {isWanted ? (
              <Check size={16} aria-hidden className={styles.tick} />
            ) : (
              <Minus size={16} aria-hidden className={styles.cross} />
            )}
            {name}
            <VisuallyHidden>{isWanted ? messages.yes : messages.no}</VisuallyHidden>
          </li>
        )
      })}
    </ul>
  )
}
