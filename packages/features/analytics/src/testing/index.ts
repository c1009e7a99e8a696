export {
  activityServer,
  daysAsked,
  fakeDays,
  fakeTiles,
  miscServer,
  notificationServer,
  reportServer,
  rewardReportServer,
} from './report-server'
export {
  CALLS,
  drilldownServer,
  fakeDrilldownEmployee,
  fakeInteraction,
  fakePayRun,
  pageOf,
  rowsOf,
} from './drilldown-server'
