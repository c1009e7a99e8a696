export { ClientDetailsPage } from './details/client-details-page'
