// Generated from openapi/ by `npm run generate`. Do not edit.

/** Selected records that one request of an operation changes at most. */
export const MOST_CHANGED = {
  addSelectedMembers: 2000,
  deleteSelectedNews: 500,
  removeSelectedMembers: 2000,
  removeSelectedSurveys: 100,
  restoreIncidentAssignees: 500,
  startSelectedDeactivation: 5000,
  updateSelectedIncidents: 500,
  updateSelectedNews: 500,
  updateSelectedUsers: 500,
} as const

/** Ids that a selection names at most, by its schema. */
export const MOST_NAMED = {
  SelectedEmployees: 2000,
  SelectedIncidents: 500,
  SelectedNews: 500,
  SelectedSurveys: 100,
  SelectedUsers: 500,
} as const
