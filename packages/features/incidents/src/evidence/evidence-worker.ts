import { servePdf } from '@ssp/pdf/worker'
import { evidenceDocument } from './evidence-document'

servePdf(evidenceDocument)
