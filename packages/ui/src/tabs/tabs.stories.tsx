import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Tabs } from '.'

const meta = {
  title: 'Structure/Tabs',
  component: Tabs,
  args: {
    label: 'Employee',
    items: [
      { id: 'info', label: 'Info', content: 'Anna Kowalska, Payroll' },
      { id: 'teams', label: 'Teams', content: 'Warehouse North' },
      { id: 'documents', label: 'Documents', content: '14 documents' },
      { id: 'log', label: 'Log', content: '', disabled: true },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

/** Arrow keys move between tabs; only the open panel is mounted. A click shows no focus ring. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Teams' }))
    await expect(canvas.getByRole('tab', { name: 'Teams' })).toHaveFocus()
    await expect(canvas.getByRole('tab', { name: 'Teams' })).toHaveStyle({ outlineStyle: 'none' })
    await expect(canvas.getByRole('tabpanel', { name: 'Teams' })).toHaveTextContent('Warehouse North')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('tab', { name: 'Documents' })).toHaveStyle({ outlineStyle: 'solid' })
    await expect(canvas.queryByText('Warehouse North')).toBeNull()
  },
}

/** Controlled, for example by the address. */
export const Controlled: Story = {
  render: function Controlled(args) {
    const [value, setValue] = useState('documents')
    return (
      <>
        <Tabs {...args} value={value} onValueChange={setValue} />
        <output>?tab={value}</output>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Info' }))
    await expect(canvas.getByText('?tab=info')).toBeVisible()
  },
}

/** The first tab opens when the open one is removed, for example with its last row. */
export const OpenTabGoes: Story = {
  render: function OpenTabGoes({ items, ...args }) {
    const [shown, setShown] = useState(items)
    return (
      <>
        <Tabs {...args} items={shown} />
        <button type="button" onClick={() => setShown(items.slice(1))}>
          Remove the first
        </button>
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove the first' }))
    await expect(canvas.getByRole('tabpanel', { name: 'Teams' })).toHaveTextContent('Warehouse North')
  },
}

/** In right-to-left pages the arrow keys are reversed. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Info' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Teams' })).toHaveFocus()
  },
}

/** Tabs that do not fit scroll. */
export const Phone: Story = {
  args: {
    items: Array.from({ length: 8 }, (_, index) => ({
      id: `${index}`,
      label: `Versicherungen ${index + 1}`,
      content: `Panel ${index + 1}`,
    })),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
