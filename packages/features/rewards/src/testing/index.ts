export { ADA, rewardServer, rewardsPath, UNREACHABLE } from './reward-server'
export { fakeCode, fakeLedger, fakeReward, fakeRewards, fakeUnfinished } from './rewards'
export type { RewardServerOptions } from './reward-server'
