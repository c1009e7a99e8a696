import type { IncidentSummary, Job, Recognition } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 60_000).toISOString()

/** A recognition that has been waiting for 12 days. */
export const waitingRecognition = (): Recognition => ({
  id: fakeId(1),
  giver_id: fakeId(4),
  user_forname: 'Nadia',
  user_surname: 'Okafor',
  team: 0,
  receiver_id: fakeId(2),
  receiver_name: 'Kwame Mensah',
  team_name: null,
  badge_id: null,
  badge_name: null,
  badge_image: null,
  type_id: null,
  type_title: null,
  message: 'Thank you.',
  approved: 0,
  rejected_reason: null,
  likes: 0,
  created_at: daysAgo(12),
})

/** A report from yesterday that is late. */
export const lateIncident = (): IncidentSummary => ({
  id: fakeId(3),
  user_id: null,
  user_fullname: null,
  anonymous: 1,
  created_at: daysAgo(1),
  resolved: 0,
  resolved_at: null,
  label: null,
  assigned_to: null,
  assigned_to_username: null,
  acknowledged_at: null,
  due: 'acknowledge',
  due_at: daysAgo(0),
  possible_conflict: 0,
  category: null,
  excerpt: null,
})

/** A payroll upload from today that is ready for review. */
export const unreviewedJob = (): Job => ({
  id: 1,
  job_id: fakeId(4),
  document_key: `${fakeClient().id}/${fakeId(4)}/payslips.pdf`,
  document_type: 1,
  type_name: 'Payslip',
  file_name: 'payslips.pdf',
  name: 'Ready for review',
  status: 9,
  created_at: daysAgo(0),
  started_at: daysAgo(0),
  finished_at: daysAgo(0),
  results_actual: 12,
  results_expected: 12,
  pay_date: '2026-11-30',
  release_at: null,
  left_out: 0,
  version: 1,
})
