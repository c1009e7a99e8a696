import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import {
  createNewsGerman,
  editNewsGerman,
  newsFormGerman,
  newsListGerman,
  newsLogsGerman,
  newsPreviewGerman,
  newsTabsGerman,
  readersPdfGerman,
  selectedNewsGerman,
} from './messages.de'

/** The package in German, for `messages` of the provider. */
export const newsGerman = messagesOf(
  newsListGerman,
  newsFormGerman,
  createNewsGerman,
  editNewsGerman,
  newsTabsGerman,
  newsLogsGerman,
  newsPreviewGerman,
  readersPdfGerman,
  selectedNewsGerman,
  defineTitles({
    News: 'Neuigkeiten',
    'Create News Article': 'Artikel anlegen',
    'Edit News Article': 'Artikel bearbeiten',
    'News Logs': 'Leseprotokoll',
  }),
)
