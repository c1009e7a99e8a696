import { servePdf } from '@ssp/pdf/worker'
import { reportDocument } from './report-document'

servePdf(reportDocument)
