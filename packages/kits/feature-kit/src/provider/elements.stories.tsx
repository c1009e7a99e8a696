import { Button, Card, Menu } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import type { Elements } from './use-elements'

interface ElementsArgs {
  /** Styles of parts, keyed by their class. */
  elements: Elements
}

const Page = () => (
  <Card title="Team" actions={<Menu label="More" actions={[{ id: 'rename', label: 'Rename', onAction: () => {} }]} />}>
    <Button variant="primary">Save</Button>
  </Card>
)

const meta = {
  title: 'Page kit/Elements',
  args: {
    elements: {
      'ssp-Button': { borderRadius: '999px', textTransform: 'uppercase' },
      'ssp-Card__header': { backgroundColor: 'var(--ssp-color-primary-subtle)' },
      'ssp-Menu__item': { fontWeight: '700' },
    },
  },
  argTypes: { elements: { control: 'object', description: 'Styles of parts, by their class.' } },
  render: ({ elements }) => (
    <SspStoryProvider appearance={{ elements }}>
      <Page />
    </SspStoryProvider>
  ),
} satisfies Meta<ElementsArgs>

export default meta
type Story = StoryObj<typeof meta>

/** Parts of the pages of one provider, including its overlays. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveStyle({ textTransform: 'uppercase' })
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveStyle({ fontWeight: '700' })
    await userEvent.keyboard('{Escape}')
  },
}

/** A provider inside another one: the inner one overrides the outer one, here the corners of the second button. */
export const Nested: Story = {
  args: { elements: { 'ssp-Button': { borderRadius: '999px', textTransform: 'uppercase' } } },
  render: ({ elements }) => (
    <SspStoryProvider appearance={{ elements }}>
      <Button>Outer</Button>{' '}
      <SspStoryProvider appearance={{ elements: { 'ssp-Button': { borderRadius: '0px' } } }}>
        <Button>Inner</Button>
      </SspStoryProvider>
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    const [outer, inner] = canvas.getAllByRole('button')
    await expect(outer).toHaveStyle({ borderRadius: '999px', textTransform: 'uppercase' })
    await expect(inner).toHaveStyle({ borderRadius: '0px', textTransform: 'uppercase' })
  },
}

/** A host rule for one state of a part overrides `elements`. */
export const StateOfTheHost: Story = {
  args: { elements: { 'ssp-Button': { borderRadius: '999px', textTransform: 'uppercase' } } },
  render: ({ elements }) => (
    <SspStoryProvider appearance={{ elements }}>
      <style>{'.ssp-Button:focus-visible { text-transform: lowercase; }'}</style>
      <Button>Save</Button>
    </SspStoryProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await expect(button).toHaveStyle({ textTransform: 'uppercase' })
    await userEvent.tab()
    await expect(button).toHaveStyle({ borderRadius: '999px', textTransform: 'lowercase' })
  },
}

/** Two adjacent providers do not affect each other. */
export const TwoOnOnePage: Story = {
  args: { elements: { 'ssp-Button': { borderRadius: '999px' } } },
  render: ({ elements }) => (
    <>
      <SspStoryProvider appearance={{ elements }}>
        <Button>Styled</Button>
      </SspStoryProvider>
      <SspStoryProvider appearance={{}}>
        <Button>Plain</Button>
      </SspStoryProvider>
    </>
  ),
  play: async ({ canvas }) => {
    const [styled, plain] = canvas.getAllByRole('button')
    await expect(styled).toHaveStyle({ borderRadius: '999px' })
    await expect(plain).not.toHaveStyle({ borderRadius: '999px' })
  },
}
