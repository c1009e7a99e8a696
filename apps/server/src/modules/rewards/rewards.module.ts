import type { ServerModule } from '../../server-module.ts'
import { rewardsHandlers } from './rewards.handlers.ts'
import { settleGiftsWorker } from './settle.job.ts'

export const rewardsModule = {
  name: 'rewards',
  handlers: rewardsHandlers,
  workers: [settleGiftsWorker],
  tables: ['reward_accounts', 'reward_entries', 'rewards'],
} satisfies ServerModule
