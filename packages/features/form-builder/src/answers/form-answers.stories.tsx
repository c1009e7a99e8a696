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

/** The questions that were shown, with their answers; nothing can be changed. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Which line?')).toHaveAttribute('readonly')
    await expect(canvas.getByRole('radio', { name: 'Train' })).toBeChecked()
    await expect(canvas.getByRole('radio', { name: 'Train' })).toBeDisabled()
    for (const name of ['Since when?', 'Last ride']) {
      await expect(await canvas.findByRole('group', { name })).toHaveAttribute('data-readonly')
    }
    await expect(canvas.getAllByText('Not answered')).toHaveLength(2)
  },
}

/** Answers to questions that were removed later are after the others. */
export const Others: Story = {
  args: { others: [{ id: 99, label: 'Do you car-pool?', text: 'Sometimes' }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Do you car-pool?')).toBeVisible()
    await expect(canvas.getByText('Sometimes')).toBeVisible()
  },
}
