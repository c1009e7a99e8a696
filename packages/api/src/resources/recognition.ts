import * as operations from '../generated/operations'
import { resource, send, type BodyArgs, type QueryArgs } from './resource'

const recognition = resource('recognition')

/** A page of the recognition, newest first; `page` starts at 0. */
export const recognitionsQuery = recognition.page(operations.listRecognitions)

/** The number of recognitions that match. */
export const recognitionCountQuery = recognition.count(operations.countRecognitions)

/** A recognition with its ETag. */
export const recognitionQuery = recognition.one(operations.getRecognition, (id: string) => ({ path: { id } }))

/** Gives recognition as the account's employee. Rejects with `fields.receiver_id` for an employee who has left. */
export const giveRecognition = send(
  operations.giveRecognition,
  (gift: BodyArgs<typeof operations.giveRecognition>) => ({ body: gift }),
  ['recognition'],
)

/** Changes a recognition. Rejects with code `stale` if `ifMatch` is not its current version. */
export const updateRecognition = send(
  operations.updateRecognition,
  ({ id, change }: { id: string; change: BodyArgs<typeof operations.updateRecognition> }) => ({
    path: { id },
    body: change,
  }),
  ['recognition'],
)

/** Removes a recognition with its likes. */
export const removeRecognition = send(operations.removeRecognition, ({ id }: { id: string }) => ({ path: { id } }), [
  'recognition',
])

/**
 * Approves or, with a reason, rejects recognition that awaits approval. `changed` does not count what another user has
 * already judged.
 */
export const judgeRecognitions = send(
  operations.judgeRecognitions,
  (body: BodyArgs<typeof operations.judgeRecognitions>) => ({ body }),
  ['recognition'],
)

// Under separate keys, because a page of the leaderboard is not a page of the recognition.
/** A page of the leaderboard, for a period, a team, or ranked by team. */
export const leaderboardQuery = recognition.read(
  'leaderboard',
  operations.listLeaderboard,
  (query: QueryArgs<typeof operations.listLeaderboard>) => ({ query }),
  ({ record }) => record,
)

/** The number of rows of the leaderboard. */
export const leaderboardCountQuery = recognition.read(
  'leaderboardCount',
  operations.countLeaderboard,
  (query: QueryArgs<typeof operations.countLeaderboard>) => ({ query }),
  ({ record }) => record[0]?.total ?? 0,
)
