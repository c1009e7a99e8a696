import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { everyField } from '../testing'
import { FormAnswers } from './form-answers'

const meta = {
  title: 'Form builder/Answers',
  component: FormAnswers,
  args: {
    fields: everyField,
    answers: {
      '3': 'Train',
      '4': 'S7',
      '5': ['Monday', 'Friday'],
      '6': 'south',
      '9': 35,
      '10': 'ann@acme.example',
      '12': '2024-02-29',
      '13': '2026-11-23T07:05',
    },
  },
  render: (args) => (
    <SspStoryProvider>
      <FormAnswers {...args} />
    </SspStoryProvider>
  ),
} satisfies Meta<typeof FormAnswers>

export default meta
type Story = StoryObj<typeof meta>

/** Answered questions with only the chosen options, and links for e-mail and phone. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('How do you travel?')
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Train',
      'S7',
      'Monday\nFriday',
      'South',
      '35',
      'ann@acme.example',
      '29.02.2024',
      '23.11.2026 07:05',
    ])
    await expect(canvas.getByRole('link', { name: 'ann@acme.example' })).toHaveAttribute(
      'href',
      'mailto:ann@acme.example',
    )
    await expect(canvasElement.querySelector('input, textarea, select, [aria-required]')).toBeNull()
    await expect(canvasElement).not.toHaveTextContent('*')
  },
}

/** Questions without an answer are collapsed, and a header without an answer under it is omitted. */
export const Unanswered: Story = {
  args: { answers: { '3': 'Train' } },
  play: async ({ canvas, userEvent }) => {
    const folded = await canvas.findByText('9 not answered')
    await expect(canvas.getByText('Minutes each way')).not.toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'About you' })).toBeNull()
    await userEvent.click(folded)
    await expect(canvas.getByText('Minutes each way')).toBeVisible()
  },
}

/** A slider with its scale, and a phone number as a link. */
export const Links: Story = {
  args: { answers: { '3': 'Train', '4': '+49 (30) 1234567', '11': 7 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '+49 (30) 1234567' })).toHaveAttribute(
      'href',
      'tel:+49301234567',
    )
    await expect(canvas.getByText('7 on a scale of 0 to 10')).toBeVisible()
  },
}

/** Answers to questions that were removed later follow the others. */
export const Others: Story = {
  args: { others: [{ id: 99, label: 'Do you car-pool?', text: 'Sometimes' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do you car-pool?')).toBeVisible()
    await expect(canvas.getByText('Sometimes')).toBeVisible()
  },
}
