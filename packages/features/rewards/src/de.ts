import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { giveGerman, ledgerGerman, rewardCardGerman, rewardsPageGerman, unfinishedGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const rewardsGerman = messagesOf(
  rewardsPageGerman,
  rewardCardGerman,
  giveGerman,
  unfinishedGerman,
  ledgerGerman,
  defineTitles({ Rewards: 'Prämien' }),
)
