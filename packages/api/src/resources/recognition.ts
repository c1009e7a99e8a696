import * as operations from '../generated/operations'
import { resource, send, type BodyArgs, type QueryArgs } from './resource'

const recognition = resource('recognition')

/** A page of the recognitions, the newest first; `page` counts from 0. */
export const recognitionsQuery = recognition.page(operations.listRecognitions)

/** How many recognitions match. */
export const recognitionCountQuery = recognition.count(operations.countRecognitions)

/** One recognition with its ETag. */
export const recognitionQuery = recognition.one(operations.getRecognition, (id: string) => ({ path: { id } }))

/** Gives recognition as the employee of the own account. Rejects with `fields.receiver_id` for an employee who has left. */
export const giveRecognition = send(
  operations.giveRecognition,
  (gift: BodyArgs<typeof operations.giveRecognition>) => ({ body: gift }),
  ['recognition'],
)

/** Changes a recognition. Rejects with code `stale` when it is not what `ifMatch` names. */
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

/** Approves or, with a reason, rejects what is awaiting approval. `changed` leaves out what somebody else has judged. */
export const judgeRecognitions = send(
  operations.judgeRecognitions,
  (body: BodyArgs<typeof operations.judgeRecognitions>) => ({ body }),
  ['recognition'],
)

// Under names of their own: a page of the leaderboard is no page of the recognitions.
/** A page of who was recognised most: of a period, a team, or the teams. */
export const leaderboardQuery = recognition.read(
  'leaderboard',
  operations.listLeaderboard,
  (query: QueryArgs<typeof operations.listLeaderboard>) => ({ query }),
  ({ record }) => record,
)

/** How many rows the leaderboard has. */
export const leaderboardCountQuery = recognition.read(
  'leaderboardCount',
  operations.countLeaderboard,
  (query: QueryArgs<typeof operations.countLeaderboard>) => ({ query }),
  ({ record }) => record[0]?.total ?? 0,
)
