import { servePdf } from '@ssp/pdf/worker'
import { brochureDocument } from './brochure-document'

servePdf(brochureDocument)
