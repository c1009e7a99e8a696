import { Badge, DescriptionList, TextField } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoDont } from './do-dont'

/** Values are read before they are edited. */
const meta = { title: 'Patterns/Values', component: DoDont, tags: ['!autodocs'] } satisfies Meta<typeof DoDont>

export default meta
type Story = StoryObj<typeof meta>

/** A record that is read is text: label muted, value beside it, an empty value as a dash. */
export const RecordsAreText: Story = {
  args: {
    do: {
      reason: 'It is read, copied and printed.',
      example: (
        <DescriptionList
          items={[
            { label: 'Name', value: 'Ada Okafor' },
            { label: 'Mobile', value: '—' },
          ]}
        />
      ),
    },
    dont: {
      reason: 'A form that is switched off looks broken.',
      example: (
        <>
          <TextField label="Name" defaultValue="Ada Okafor" disabled />
          <TextField label="Mobile" required disabled />
        </>
      ),
    },
  },
}

/** A status is a word of the reader with a colour, never a colour alone. */
export const Status: Story = {
  args: {
    do: {
      reason: 'It is understood without the colour.',
      example: (
        <div>
          <Badge tone="success">Registered</Badge>
        </div>
      ),
    },
    dont: {
      reason: 'The constant of the database is no word of the reader.',
      example: (
        <div>
          <Badge tone="success">USR_REG_OK</Badge>
        </div>
      ),
    },
  },
}
