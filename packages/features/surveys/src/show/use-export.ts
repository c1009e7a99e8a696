import { exportSurvey, type Survey } from '@ssp/api'
import { useAction } from '@ssp/feature-kit'
import { download } from '../shared/download'

/** The responses as CSV: the server streams the file from an address that works for one minute. */
export const useExport = (survey: Survey) =>
  useAction({
    send: (format: 'columns' | 'full', api) => exportSurvey(api, { id: survey.id, format }),
    onDone: ({ url }) => download(url),
  })
