import * as operations from '../generated/operations'
import { resource } from './resource'

/** Teams of the client whose name contains `search`. */
export const teamsQuery = resource('teams').page(operations.listTeams)
