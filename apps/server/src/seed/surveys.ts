import type { FormField } from '@ssp/form-builder/model'

/** A survey of every client; days are from today. */
export interface SeedSurvey {
  title: string
  description: string
  category: string
  /** First and last day; null for a draft. */
  days: readonly [number, number] | null
  anonymous?: boolean
  fields: readonly FormField[]
  /** Responses; fewer where a client has fewer employees. */
  responses?: number
}

export const CATEGORIES = [
  { title: 'Wellbeing', description: 'Health, workload and balance.' },
  { title: 'Engagement', description: 'How people feel about their work.' },
  { title: 'Workplace', description: 'Sites, canteen and equipment.' },
] as const

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const WELLBEING: readonly FormField[] = [
  { id: 101, name: 'Header', type: 'header', label: '', content: 'How are you?', size: 'Large' },
  {
    id: 102,
    name: 'Workload',
    type: 'radio',
    label: 'How is your workload?',
    required: true,
    options: ['Too low', 'About right', 'Too high'],
  },
  {
    id: 103,
    name: 'Reason',
    type: 'text',
    multiline: true,
    label: 'What makes it too high?',
    showIf: { fieldId: 102, operator: 'equals', value: 'Too high' },
  },
  { id: 104, name: 'Stress', type: 'range', label: 'Stress, from 0 to 10', slider: { min: 0, max: 10, step: 1 } },
  { id: 105, name: 'Break', type: 'pagebreak' },
  { id: 106, name: 'Home days', type: 'checkbox', label: 'On which days do you work from home?', options: DAYS },
]

const CANTEEN: readonly FormField[] = [
  {
    id: 201,
    name: 'Site',
    type: 'select',
    label: 'Your site',
    required: true,
    options: [
      { code: 'north', label: 'North' },
      { code: 'south', label: 'South' },
      { code: 'head-office', label: 'Head office' },
    ],
  },
  { id: 202, name: 'Visits', type: 'number', label: 'Visits in a week' },
  { id: 203, name: 'Rating', type: 'range', label: 'How good is the food?', slider: { min: 0, max: 5, step: 1 } },
  { id: 204, name: 'Wish', type: 'text', label: 'What would you like to see on the menu?', placeholder: 'A dish' },
]

const EXIT: readonly FormField[] = [
  { id: 301, name: 'Last day', type: 'date', label: 'Your last day' },
  { id: 302, name: 'Reason', type: 'radio', label: 'Why do you leave?', options: ['Pay', 'Career', 'Family', 'Other'] },
  { id: 303, name: 'Recommend', type: 'range', label: 'Would you recommend us?', slider: { min: 0, max: 10, step: 1 } },
]

/** One survey of each status, and both kinds with responses. */
export const SURVEYS: readonly SeedSurvey[] = [
  {
    title: 'Canteen and breaks',
    description: 'What should change in the canteen? Five questions, two minutes.',
    category: 'Workplace',
    days: [-14, 21],
    fields: CANTEEN,
    responses: 180,
  },
  {
    title: 'Wellbeing pulse',
    description: 'How are you? Nobody sees who answered what.',
    category: 'Wellbeing',
    days: [-7, 14],
    anonymous: true,
    fields: WELLBEING,
    responses: 127,
  },
  {
    title: 'Annual wellbeing check',
    description: 'The yearly look at health and workload.',
    category: 'Wellbeing',
    days: [-90, -60],
    anonymous: true,
    fields: WELLBEING,
    responses: 160,
  },
  {
    title: 'Site move',
    description: 'How did the move to the new buildings go?',
    category: 'Workplace',
    days: [-200, -180],
    fields: CANTEEN,
    responses: 60,
  },
  {
    title: 'Winter equipment',
    description: 'Which equipment do you need before the winter?',
    category: 'Workplace',
    days: [20, 40],
    fields: CANTEEN,
  },
  {
    title: 'Engagement next year',
    description: 'A first draft of the yearly engagement survey.',
    category: 'Engagement',
    days: null,
    fields: EXIT,
  },
]

/** Templates of every client; one with `shared` is installed by the platform and locked. */
export const TEMPLATES = [
  { title: 'Exit interview', description: 'For people who leave.', fields: EXIT, shared: false },
  { title: 'Wellbeing check', description: 'Workload, stress and days at home.', fields: WELLBEING, shared: true },
] as const
