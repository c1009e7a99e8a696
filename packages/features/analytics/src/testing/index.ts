export { fakeDays, reportServer } from './report-server'
export {
  CALLS,
  drilldownServer,
  fakeDrilldownEmployee,
  fakeInteraction,
  fakePayRun,
  pageOf,
  rowsOf,
} from './drilldown-server'
