import { servePdf } from '@ssp/pdf/worker'
import { readersDocument } from './readers-document'

servePdf(readersDocument)
