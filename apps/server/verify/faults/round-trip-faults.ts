import { roundTrip } from '../jobs/round-trip.ts'
import { andThen, instead, type Fault } from './fault.ts'

/** What is lost between doing and taking back, and between writing and reading. */
export const ROUND_TRIP_FAULTS: readonly Fault[] = [
  {
    name: 'a merge that is removed without giving back what it took over',
    seenBy: roundTrip,
    operations: ['deleteMerge'],
    finding: /deleteMerge: employees\.email differs/,
    difference: andThen('mergeEmployee', (tx, { body }) =>
      tx
        .updateTable('employees')
        .set({ email: 'taken@verify.example' })
        .where('id', '=', body['linked_id'] ?? '')
        .execute(),
    ),
  },
  {
    name: 'a removal that removes nothing',
    seenBy: roundTrip,
    operations: ['removeTeamMember'],
    finding: /removeTeamMember: a row of team_members is left/,
    difference: instead('removeTeamMember', () => () => Promise.resolve({ success: true })),
  },
  {
    name: 'a removal that takes more than was added',
    seenBy: roundTrip,
    operations: ['removeTeamMember'],
    finding: /removeTeamMember: a row of team_members is lost/,
    difference: andThen('removeTeamMember', (tx, { params }) =>
      tx
        .deleteFrom('team_members')
        .where('team_id', '=', params['teamId'] ?? '')
        .execute(),
    ),
  },
  {
    name: 'a field that is accepted and not stored',
    seenBy: roundTrip,
    operations: ['updateRecognitionType'],
    finding: /updateRecognitionType: body\.title is not read again/,
    difference: instead('updateRecognitionType', () => () => Promise.resolve({ success: true })),
  },
  {
    name: 'a blank text that is accepted and leaves what was there',
    seenBy: roundTrip,
    operations: ['updateEmployee'],
    finding: /updateEmployee: body\.mobileNumber stays when it is emptied/,
    difference: instead(
      'updateEmployee',
      (_, real) => (request, reply) =>
        request.body['mobileNumber'] === '' ? Promise.resolve({ success: true }) : real(request, reply),
    ),
  },
]
