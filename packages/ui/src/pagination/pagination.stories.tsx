import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Pagination } from '.'

const meta = {
  title: 'Lists/Pagination',
  component: Pagination,
  args: { page: 0, pageSize: 10, total: 5000, onPageChange: () => {} },
  render: function Render(args) {
    const [page, setPage] = useState(args.page)
    return <Pagination {...args} page={page} onPageChange={setPage} />
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

/** Five page buttons per group, and buttons for the next page, next group and both ends. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }))
    const current = () => canvas.getByRole('button', { current: 'page' })
    await expect(canvas.getByText('1-10 of 5,000')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^Page \d/ })).toHaveLength(5)
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Previous five pages' })).toBeDisabled()
    await press('Next page')
    await expect(current()).toHaveAccessibleName('Page 2')
    await press('Next five pages')
    await expect(current()).toHaveAccessibleName('Page 6')
    await press('Previous page')
    await expect(current()).toHaveAccessibleName('Page 5')
    await press('Last page')
    await expect(canvas.getByText('4,991-5,000 of 5,000')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Next five pages' })).toBeDisabled()
    await press('Previous five pages')
    await expect(current()).toHaveAccessibleName('Page 491')
    await press('First page')
    await expect(canvas.getByText('1-10 of 5,000')).toBeVisible()
  },
}

/** At the last page its number gets the focus, because the arrow is disabled. */
export const FocusAtTheEnd: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Last page' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Page 500' })).toHaveFocus()
  },
}

/** By keyboard. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('11-20 of 5,000')).toBeVisible()
  },
}

/** Up to five pages have no groups. */
export const FewPages: Story = { args: { total: 42 } }

/** One page: only the summary. */
export const OnePage: Story = {
  args: { total: 7 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1-7 of 7')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

/** Large numbers. */
export const Stress: Story = { args: { page: 99_995, total: 1_000_000 } }

/** Two lines at 320 px. */
export const Phone: Story = {
  args: { page: 252, total: 5000 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
