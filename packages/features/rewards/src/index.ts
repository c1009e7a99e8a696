export { GiveRewardPanel } from './give/give-reward-panel'
export { RewardsPage } from './rewards-page'
