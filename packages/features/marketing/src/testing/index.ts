export { fakeCategory, fakeFile } from './marketing'
export { marketingPath, marketingServer } from './marketing-server'
export type { MarketingServerOptions } from './marketing-server'
