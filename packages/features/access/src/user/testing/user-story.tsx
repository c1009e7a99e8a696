import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import { accessServer } from '../../testing'
import { UserPage } from '../user-page'

/** Arguments of a story of the user page. */
export interface UserPageArgs {
  server: FakeServer & Partial<Pick<ReturnType<typeof accessServer>, 'saveElsewhere' | 'savePermissionElsewhere'>>
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

/** The user page of Ada Okafor, shared by the stories of its panels. */
export const userPage = {
  render: (args: UserPageArgs) => (
    <SspStoryProvider {...args}>
      <UserPage params={{ name: 'ada.okafor' }} />
      <ReadAnew />
    </SspStoryProvider>
  ),
  args: {
    server: accessServer(),
    at: '/access/users/ada.okafor',
    permissions: ['USERS_VIEW', 'USERS_UPDATE'],
    onNavigate: fn(),
  },
  parameters: { layout: 'fullscreen' },
}

/** Base address of the calls that the server of a story handles. */
export const base = '/ssp/production/access/{clientId}'

type Canvas = ReturnType<typeof within>

/** Clicks a button of the page as soon as it is enabled. */
export const press = async (canvas: Canvas, name: string | RegExp) => {
  await waitFor(() => expect(canvas.getByRole('button', { name })).not.toHaveAttribute('aria-busy'))
  await userEvent.click(canvas.getByRole('button', { name }))
}

/** Replaces the text of a field. */
export const type = async (canvas: Canvas, label: string | RegExp, text: string) => {
  await userEvent.clear(canvas.getByLabelText(label))
  if (text) await userEvent.type(canvas.getByLabelText(label), text)
}

/** The changes that reached the server. */
export const patches = ({ calls }: FakeServer) => calls.filter(({ method }) => method === 'PATCH')

/** Reads everything on screen again, as returning to the tab would. */
export let readAnew = async () => {}

function ReadAnew() {
  const queries = useQueryClient()
  useEffect(() => {
    readAnew = () => queries.invalidateQueries()
  }, [queries])
  return null
}
