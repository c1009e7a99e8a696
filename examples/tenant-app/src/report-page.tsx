import '@ssp/form-builder/styles.css'
import '@ssp/incidents/styles.css'
import { ReportIncident } from '@ssp/incidents'
import { ClientPart } from './client-part'

/** The form in which an employee of a client reports an incident, with their name or without, in Northwind's own page. */
export const ReportPage = ({ name }: { name: string }) => (
  <ClientPart name={name}>
    <ReportIncident />
  </ClientPart>
)
