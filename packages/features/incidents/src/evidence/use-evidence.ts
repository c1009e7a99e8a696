import { collectIncidentEvidence, logoQuery, readForFile } from '@ssp/api'
import { useAction, useClient, useLocale, useMessages, useSession } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { incidentDetailMessages, incidentMessages } from '../messages'
import { evidenceMessages } from './messages'

/** Makes the evidence pack of a report and lets the browser save it. The server records this. */
export function useEvidence(incidentId: string) {
  const evidence = useMessages(evidenceMessages)
  const detail = useMessages(incidentDetailMessages)
  const shared = useMessages(incidentMessages)
  const client = useClient()
  const locale = useLocale()
  const { user } = useSession()
  const cache = useQueryClient()
  return useAction({
    send: async (_: void, api) => {
      const pdf = import('@ssp/pdf')
      const [found, brand, { makeEvidence }, { evidenceOf }, { savePdf }] = await Promise.all([
        collectIncidentEvidence(api, { id: incidentId }),
        pdf.then(({ printBrand }) =>
          printBrand(client.clientName, cache.fetchQuery(readForFile(logoQuery(api, client.brand_client_id)))),
        ),
        import('./make-evidence'),
        import('./evidence-of'),
        pdf,
      ])
      const context = {
        brand,
        locale,
        madeBy: user?.label ?? '',
        base: document.baseURI,
        now: new Date(),
        texts: { evidence, detail, shared },
      }
      savePdf(await makeEvidence(evidenceOf(found, context)), `incident-${incidentId}.pdf`)
    },
    failed: null,
    done: evidence.done,
  })
}
