export { MarketingPage } from './marketing-page'
