import {
  ApiError,
  logoQuery,
  marketingFileUrl,
  readForFile,
  recordMarketingDownload,
  type MarketingFile,
  type SspApi,
} from '@ssp/api'
import { openFile, useAction, useClient, useLocale, useMessages, useSession } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { marketingMessages, previewMessages } from '../messages'
import { siteOf } from '../preview/site'
import { extensionOfPath, nameOfFile } from './file-name'

/** The download: the file itself, or a PDF made from it. */
export type DownloadKind = 'file' | 'pdf'

/** Downloads a file or its PDF, counted once per click (R3-263, 3-decisions 79). A PDF file is its own PDF (85). */
export function useDownload(file: MarketingFile) {
  const { downloadFailed } = useMessages(marketingMessages)
  const { subject } = useMessages(previewMessages)
  const client = useClient()
  const locale = useLocale()
  const { user } = useSession()
  const cache = useQueryClient()

  const savePdfOf = async (api: SspApi) => {
    const { printBrand, savePdf } = await import('@ssp/pdf')
    const logo = () => cache.fetchQuery(readForFile(logoQuery(api, client.brand_client_id)))
    const [{ makeBrochure }, brand] = await Promise.all([
      import('../pdf/make-brochure'),
      file.add_branding === 1 ? printBrand(client.clientName, logo()) : null,
    ])
    const title = nameOfFile(file)
    const pdf = await makeBrochure({
      brand,
      site: siteOf(client),
      title,
      description: file.description,
      image: file.signedUrl && new URL(file.signedUrl, document.baseURI).href,
      subject,
      locale,
    })
    savePdf(pdf, `${title}.pdf`)
  }

  return useAction({
    send: async (kind: DownloadKind, api) => {
      if (user === null) throw new ApiError({ status: 401, code: 'unauthorised', message: downloadFailed })
      if (kind === 'pdf' && extensionOfPath(file.path) !== 'pdf') await savePdfOf(api)
      else openFile(await marketingFileUrl(api, file.path))
      await recordMarketingDownload(api, { userId: user.id, fileId: file.id })
    },
    invalidates: recordMarketingDownload.changes,
    failed: downloadFailed,
  })
}
