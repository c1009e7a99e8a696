import { logoQuery, newsArticleQuery, readForFile, type NewsSummary } from '@ssp/api'
import { fullName, useAction, useClient, useLocale, useMessages } from '@ssp/feature-kit'
import { printBrand, savePdf } from '@ssp/pdf'
import { useQueryClient } from '@tanstack/react-query'
import { newsLogsMessages, readersPdfMessages } from '../messages'
import { slashedDate } from '../shared/news-dates'

/** Name of the file (spec 4 section 9). */
const FILE = 'user-export.pdf'

/** 'Export stats as PDF': the readers of the article so far, with the date viewed (R4-239 to R4-241). */
export function useReadersPdf({ id, title }: Pick<NewsSummary, 'id' | 'title'>) {
  const messages = useMessages(readersPdfMessages)
  const logs = useMessages(newsLogsMessages)
  const client = useClient()
  const locale = useLocale()
  const cache = useQueryClient()
  return useAction<void, Blob>({
    send: async (_, api) => {
      const [{ article }, brand, { makeReaders }] = await Promise.all([
        cache.fetchQuery(readForFile(newsArticleQuery(api, id))),
        printBrand(client.clientName, cache.fetchQuery(readForFile(logoQuery(api, client.brand_client_id)))),
        import('./make-readers'),
      ])
      const rows = (article?.readers ?? []).map((reader) => ({
        name: fullName(reader) || logs.unnamed,
        viewed: slashedDate(reader.read_at),
      }))
      const { reader, viewed, subject, page } = messages
      return makeReaders({
        brand,
        locale,
        title: article?.title ?? title,
        rows,
        messages: { reader, viewed, subject, page, empty: logs.empty },
      })
    },
    failed: messages.failed,
    done: messages.done,
    onDone: (pdf) => savePdf(pdf, FILE),
  })
}
