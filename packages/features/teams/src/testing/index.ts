export { teamServer } from './team-server'
export { team, teams } from './teams'
