import { WizardPage } from '@ssp/access'
import { ThemePage } from '@ssp/profile'
import { ClientPart } from './client-part'

/** Two clients on one page: a new account at the one, the colours of the other. */
export const Desks = () => (
  <>
    <h1>Desks</h1>
    <div className="desks">
      <ClientPart name="acme">
        <WizardPage />
      </ClientPart>
      <ClientPart name="borealis">
        <ThemePage />
      </ClientPart>
    </div>
  </>
)
