import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { everyField } from '../testing'
import { FormPreview } from './form-preview'

const meta = {
  title: 'Form builder/Preview',
  component: FormPreview,
  args: { fields: everyField, open: true, onClose: fn(), title: 'Commuting' },
  render: (args) => (
    <SspStoryProvider>
      <FormPreview {...args} />
    </SspStoryProvider>
  ),
} satisfies Meta<typeof FormPreview>

export default meta
type Story = StoryObj<typeof meta>

/** Pages are split at page breaks; the page buttons say at both ends that there is no further page; conditions apply. */
export const Pages: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }))
    await expect(dialog.getByRole('button', { name: 'Previous Page' })).toHaveAccessibleDescription(
      'This is the first page.',
    )
    await expect(dialog.queryByLabelText('Which line?')).toBeNull()
    await userEvent.click(dialog.getByRole('radio', { name: 'Train' }))
    await expect(await dialog.findByLabelText('Which line?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Next Page' }))
    await expect(await dialog.findByText('Page 2 of 2')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Next Page' })).toHaveAccessibleDescription(
      'This is the last page.',
    )
  },
}

/** On a phone there is only one width, and no footer to choose another. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Preview' })
    await expect(within(dialog).getByRole('button', { name: 'Next Page' })).toBeInTheDocument()
    await expect(within(dialog).queryByRole('button', { name: 'Phone width' })).toBeNull()
    await expect(dialog.querySelector('.ssp-Dialog__footer')).toBeNull()
  },
}

/** A form in the width of a respondent's screen, and of a phone. */
export const Widths: Story = {
  play: async ({ userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview' }))
    const widthOf = () => dialog.getByRole('textbox', { name: /E-mail/ }).getBoundingClientRect().width
    await userEvent.click(dialog.getByRole('button', { name: 'Next Page' }))
    await expect(await dialog.findByText('Page 2 of 2')).toBeVisible()
    await expect(widthOf()).toBeGreaterThan(343)
    await userEvent.click(dialog.getByRole('button', { name: 'Phone width' }))
    await expect(dialog.getByRole('button', { name: 'Full width' })).toHaveFocus()
    await expect(widthOf()).toBeLessThanOrEqual(343)
    await expect(dialog.getByText('Page 2 of 2')).toBeVisible()
  },
}
