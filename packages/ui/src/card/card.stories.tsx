import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button'
import { Link } from '../link'
import { Menu } from '../menu'
import { Card } from '.'

const meta = {
  title: 'Structure/Card',
  component: Card,
  args: {
    title: 'App access',
    description: 'What employees need to sign in for the first time.',
    children: 'Hand out the address and the pin below. The pin changes when you renew it.',
  },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** A section labelled by its title. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'App access' })).toBeVisible()
  },
}

/** Actions at the end and a footer. */
export const Full: Story = {
  args: {
    actions: <Menu label="Actions" actions={[{ id: 'renew', label: 'Renew pin' }]} />,
    footer: <Link href="#history">Show all changes</Link>,
  },
}

/** Content alone. */
export const Plain: Story = { args: { title: undefined, description: undefined } }

/** Long words in a narrow container. */
export const Stress: Story = {
  args: {
    title: 'Rechtsschutzversicherungsgesellschaftsangestelltenverzeichnis',
    actions: <Button size="small">Renew</Button>,
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Card {...args} />
    </div>
  ),
}

/** A word of the title is never broken: if it does not fit beside the actions, the actions wrap to the next line. */
export const LongWord: Story = {
  ...Stress,
  args: { title: 'Lohnabrechnungen', actions: <Button size="small">Download all</Button> },
  play: async ({ canvas }) => {
    const text = document.createRange()
    text.selectNodeContents(canvas.getByRole('heading', { name: 'Lohnabrechnungen' }))
    await expect(text.getClientRects()).toHaveLength(1)
  },
}

/** 320 px. */
export const Phone: Story = { args: Full.args ?? {}, globals: { viewport: { value: 'mobile1' } } }
