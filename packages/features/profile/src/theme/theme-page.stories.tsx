import { problem } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { ProfilePage } from '../profile-page'
import { profileServer, themeColours } from '../testing'
import * as styles from './theme.css'

interface Args {
  server: ReturnType<typeof profileServer>
  permissions: string[]
}

const meta = {
  title: 'Profile/Theme',
  // The provider renders its own themed root here, as in the portal, so that a preview is visible.
  render: ({ server, permissions }) => (
    <SspStoryProvider
      server={server}
      permissions={permissions}
      at="/profile?tab=theme"
      appearance={{ layout: { mode: 'light' } }}
    >
      <ProfilePage />
    </SspStoryProvider>
  ),
  args: { server: profileServer(), permissions: ['CLIENT_VIEW', 'CLIENT_UPDATE'] },
  // One server per visit, because stories change its data.
  loaders: [({ args }) => void Object.assign(args.server, profileServer())],
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const press = (name: string) => screen.findByRole('button', { name }).then((button) => userEvent.click(button))
/** The confirmation with that title; a notification is an alertdialog too. */
const question = (name: string) => screen.findByRole('alertdialog', { name }).then((dialog) => within(dialog))
/** A notification fades in, so it becomes visible slightly after it is in the document. */
const seen = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())
/** The first story also waits for the chunk of the theme page. */
const colour = (name: string) => screen.findByRole('textbox', { name })
const focused = () => document.activeElement as HTMLElement
const type = async (name: string, text: string) => {
  await userEvent.clear(await colour(name))
  await userEvent.type(await colour(name), text)
}
/** The root on which the page itself is rendered, inside that of Storybook. */
const pageColour = (element: HTMLElement) =>
  element
    .querySelector('[role=tablist]')
    ?.closest<HTMLElement>('.ssp-root')
    ?.style.getPropertyValue('--ssp-color-nav') ?? null

/** Without CLIENT_UPDATE nothing can be unlocked. */
export const ReadOnly: Story = {
  args: { permissions: ['CLIENT_VIEW'] },
  play: async ({ canvas }) => {
    await expect(await colour('Primary')).toBeDisabled()
    await expect(canvas.getAllByText(/You can see this, but not change it\.$/)).toHaveLength(2)
    await expect(canvas.queryByRole('button', { name: 'Unlock' })).toBeNull()
  },
}

/** Nothing can be changed; each image is looked up by its prefix, and the logo by the client. */
export const Locked: Story = {
  play: async ({ canvas, args }) => {
    for (const name of ['Primary', 'Secondary', 'Tertiary', 'Accent', 'Highlight', 'Login overlay']) {
      await expect(await colour(name)).toHaveAttribute('maxlength', '7')
      await expect(await colour(name)).toBeDisabled()
    }
    await expect(canvas.getByText(/^All colours .* Locked\. Unlock to make changes\.$/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Preview' })).toBeNull()
    const file = canvas.getByRole('region', { name: 'Theme file' })
    await expect(file).toHaveTextContent(
      'Theme fileExport the colours above and the images below, to take them to another client.Export',
    )
    await expect(file.querySelector('.ssp-Card__body')).toBeNull()
    await expect(await canvas.findByText('Brand page')).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Logo' })).toBeVisible()
    await expect(await canvas.findAllByText('No image yet')).toHaveLength(4)
    const lookUps = args.server.calls.filter(({ path }) => path.includes('/portal/get-logo'))
    const prefixes = lookUps.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('prefix'))
    await expect(prefixes).toEqual([null, 'alternate', 'login-image', 'login-bg-image', 'main-bg-image'])
  },
}

/**
 * Each sample of the edited colours is beside the same one in the saved colours; the mail is the one that the server sends.
 */
export const BrandPage: Story = {
  play: async ({ canvas }) => {
    await colour('Tertiary')
    const live = await canvas.findByRole('group', { name: 'Current' })
    await expect(canvas.queryByRole('group', { name: 'Edited' })).toBeNull()
    await press('Unlock')
    await type('Tertiary', '#4a1942')
    const draft = await canvas.findByRole('group', { name: 'Edited' })
    await waitFor(() => expect(draft.style.getPropertyValue('--ssp-color-nav')).toContain('#4a1942'))
    const band = (brand: HTMLElement) => {
      const [name] = within(brand).getAllByText('Acme Logistics')
      return name && getComputedStyle(name).backgroundColor
    }
    await waitFor(() => expect(band(draft)).toBe('rgb(74, 25, 66)'))
    await expect(band(live)).not.toBe(band(draft))
    for (const brand of [live, draft]) {
      await expect(within(brand).getByText('482913')).toBeVisible()
      await expect(within(brand).getAllByRole('figure', { hidden: true })).toHaveLength(7) // the chart is a figure too
    }
    const [top, beside] = [live, draft].map((brand) => within(brand).getByText('E-mail').getBoundingClientRect().top)
    await expect(top).toBe(beside)
    await userEvent.click(canvas.getByRole('switch', { name: 'Dark' }))
    await expect(getComputedStyle(draft).colorScheme).toBe('dark')
    await expect(band(draft)).toBe('rgb(74, 25, 66)') // mail is light paper
  },
}

/** Preview renders the page in the edited colours; Undo restores the loaded ones. */
export const PreviewAndUndo: Story = {
  play: async ({ canvasElement, canvas, args }) => {
    await colour('Tertiary')
    await press('Unlock')
    await type('Tertiary', '#4a1942')
    await expect(pageColour(canvasElement)).toBe('')
    await press('Preview')
    await waitFor(() => expect(pageColour(canvasElement)).toContain('#4a1942'))
    await expect(args.server.state.colours).toEqual(themeColours)
    await press('Undo')
    await expect(await colour('Tertiary')).toHaveValue('#134e4a')
    await expect(pageColour(canvasElement)).toBe('')
    await expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull()
    await waitFor(() => expect(focused().tagName).toBe('FORM'))
  },
}

/** A preview that was not confirmed ends when the tab is left. */
export const PreviewEndsOnLeaving: Story = {
  play: async ({ canvasElement, canvas }) => {
    await colour('Tertiary')
    await press('Unlock')
    await type('Tertiary', '#4a1942')
    await press('Preview')
    await waitFor(() => expect(pageColour(canvasElement)).toContain('#4a1942'))
    await userEvent.click(canvas.getByRole('tab', { name: 'CONTENT' }))
    await userEvent.click((await question('Leave without saving?')).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await colour('Tertiary')).toHaveValue('#4a1942')
    await userEvent.click(canvas.getByRole('tab', { name: 'CONTENT' }))
    await userEvent.click((await question('Leave without saving?')).getByRole('button', { name: 'Discard changes' }))
    await expect(await screen.findByRole('textbox', { name: 'Login heading' })).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).toBeNull()
    await expect(pageColour(canvasElement)).toBe('')
  },
}

export const Confirmed: Story = {
  play: async ({ args, canvas }) => {
    await colour('Tertiary')
    await press('Unlock')
    await type('Tertiary', '#1f3a5f')
    await press('Confirm')
    await seen('Theme updated successfully')
    await expect(args.server.state.colours).toEqual({ ...themeColours, tertiary: '#1f3a5f' })
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Confirm' })).toBeNull())
    await press('Undo')
    await seen('The former colours were restored')
    await expect(args.server.state.colours).toEqual(themeColours)
    await waitFor(async () => expect(await colour('Tertiary')).toHaveValue(themeColours.tertiary))
  },
}

/** Colours that another user saved in between are kept, and Undo says so. */
export const UndoneTooLate: Story = {
  play: async ({ args }) => {
    await colour('Tertiary')
    await press('Unlock')
    await type('Tertiary', '#1f3a5f')
    await press('Confirm')
    await seen('Theme updated successfully')
    const theirs = { ...themeColours, accent: '#4a1942' }
    args.server.saveElsewhere({ colours: theirs })
    await press('Undo')
    await expect(await screen.findByText(/Somebody else changed this, so nothing was saved/)).toBeVisible()
    await expect(args.server.state.colours).toEqual(theirs)
  },
}

/** A value that is not a colour cannot be previewed; Confirm focuses it. */
export const NotAColour: Story = {
  play: async () => {
    await colour('Accent')
    await press('Unlock')
    await type('Accent', '#12}a{{b')
    await expect(await colour('Accent')).toHaveAccessibleDescription(/six digits/)
    await expect(await screen.findByRole('button', { name: 'Preview' })).toHaveAccessibleDescription(
      'Correct the marked fields first.',
    )
    await press('Confirm')
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
  },
}

const themeFile = (change: object = {}) =>
  new File(
    [JSON.stringify({ format: 'ssp-theme', version: 1, colours: { ...themeColours, primary: '#1f3a5f' }, ...change })],
    'theme.json',
    { type: 'application/json' },
  )

/** Colours of a file are edits like typed ones; an invalid file says why and changes nothing. */
export const ThemeFile: Story = {
  play: async ({ args, canvas }) => {
    await colour('Primary')
    await press('Unlock')
    const input = await canvas.findByLabelText('Import a theme')
    await userEvent.upload(input, themeFile({ version: 3 }))
    await expect(
      await canvas.findByText('This theme has version 3. Only versions 1 and 2 can be imported.'),
    ).toBeVisible()
    await expect(input).toHaveAccessibleDescription(/version 3/)
    await userEvent.upload(input, themeFile({ colours: { ...themeColours, primary: '<script>alert(1)</script>' } }))
    await expect(await canvas.findByText(/six digits or letters from a to f: primary/)).toBeVisible()
    await userEvent.upload(input, themeFile({ version: 2, images: { logo: 'https://evil.example/logo.png' } }))
    await expect(await canvas.findByText('This theme has values that cannot be used: logo.')).toBeVisible()
    await userEvent.upload(input, themeFile({ colours: 'x'.repeat(5_000_000) }))
    await expect(await canvas.findByText('theme.json is larger than 4 MB. Choose a smaller file.')).toBeVisible()
    await expect(await colour('Primary')).toHaveValue(themeColours.primary)
    await userEvent.upload(input, themeFile())
    await waitFor(async () => expect(await colour('Primary')).toHaveValue('#1f3a5f'))
    await expect(input).not.toHaveAccessibleDescription(/cannot|larger/)
    await press('Confirm')
    await seen('Theme updated successfully')
    await expect(args.server.state.colours.primary).toBe('#1f3a5f')
  },
}

/** The file has the name, the colours and the images of the client; an image that cannot be read is named. */
export const Exported: Story = {
  play: async ({ args, canvas }) => {
    args.server.on('get', '/portal/get-logo#images', ({ query }) =>
      query.get('prefix') === 'login-image' ? [{ url: 'data:,' }] : [],
    )
    await canvas.findByAltText('Login image')
    const saved = spyOn(URL, 'createObjectURL')
    try {
      await press('Export')
      await seen('Not in the file, because too large or unreadable')
      await waitFor(() => expect(saved).toHaveBeenCalledOnce())
      const [blob] = saved.mock.calls[0] as [Blob]
      const theme: unknown = JSON.parse(await blob.text())
      await expect(theme).toMatchObject({
        format: 'ssp-theme',
        version: 2,
        name: 'Acme Logistics',
        colours: themeColours,
      })
      await expect(theme).toHaveProperty('images.logo', expect.stringMatching(/^data:image\/svg\+xml;base64,/))
    } finally {
      saved.mockRestore()
    }
  },
}

/**
 * The images of a file are shown and uploaded one by one, because a new image is visible to everyone at once. Markup stays
 * text.
 */
export const ThemeFileWithImages: Story = {
  play: async ({ args, canvas }) => {
    await colour('Primary')
    await press('Unlock')
    const images = { logo: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' }
    const name = '<img src=x onerror=alert(1)>'
    const file = themeFile({ version: 2, name, colorScheme: 'dark', images })
    await userEvent.upload(await canvas.findByLabelText('Import a theme'), file)
    await expect(await canvas.findByText(/One image is offered for upload below. Its colour scheme/)).toHaveTextContent(
      name,
    )
    await expect(await canvas.findByAltText('Logo of the theme file')).toHaveAttribute('src', images.logo)
    args.server.on('post', '/ssp/production/upload#getSignedUrl', problem(403, 'forbidden', 'You may not do this.'))
    await press('Upload logo of the theme file')
    await expect(await canvas.findByText('Failed to get an S3 signed upload URL')).toBeVisible()
    const signed = args.server.calls.find(({ path }) => path.includes('getSignedUrl'))
    await expect(JSON.stringify(signed?.body)).toContain('"ext":"gif"')
  },
}

/** Colours that are hard to read: the ratio shows it, one click fixes it, and saving them anyway asks for confirmation. */
export const ContrastGuard: Story = {
  // The samples show colours as chosen, including unreadable ones; everything around them is checked.
  parameters: { a11y: { context: { exclude: [`.${styles.sample}`] } } },
  play: async ({ args, canvas }) => {
    await colour('Primary')
    await press('Unlock')
    await type('Primary', '#ffe066')
    await press('Use nearest that passes: Primary')
    await waitFor(async () => expect(await colour('Primary')).not.toHaveValue('#ffe066'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use nearest that passes: Primary' })).toBeNull())
    await waitFor(() => expect(canvas.getByText('Contrast').closest('section')).toContainElement(focused()))
    await type('Primary', '#ffe066')
    await press('Confirm')
    const asked = await question('Save colours that are hard to read?')
    await waitFor(() => expect(asked.getByText(/Primary will be drawn/)).toBeVisible())
    await userEvent.click(asked.getByRole('button', { name: 'Save anyway' }))
    await seen('Theme updated successfully')
    await expect(args.server.state.colours.primary).toBe('#ffe066')
  },
}

/** The second of two editors sees what changed; the editor's own colour stays. */
export const ChangedElsewhere: Story = {
  play: async ({ args }) => {
    await colour('Tertiary')
    await press('Unlock')
    await type('Tertiary', '#1f3a5f')
    args.server.saveElsewhere({ colours: { ...themeColours, highlight: '#7c2d12' } })
    await press('Confirm')
    await expect(await screen.findByText('Highlight: #5324ab is now #7c2d12')).toBeVisible()
    await expect(await colour('Tertiary')).toHaveValue('#1f3a5f')
    await press('Confirm')
    await seen('Theme updated successfully')
    await expect(args.server.state.colours).toMatchObject({ tertiary: '#1f3a5f', highlight: '#7c2d12' })
  },
}

export const SaveFails: Story = {
  play: async ({ args }) => {
    args.server.on('post', '/ssp/production/client/{clientId}/theme', problem(503, 'unavailable', 'Please try later.'))
    await colour('Tertiary')
    await press('Unlock')
    await type('Tertiary', '#1f3a5f')
    await press('Confirm')
    await expect(await screen.findByText('There was a problem updating theme colours')).toBeVisible()
    await expect(await colour('Tertiary')).toHaveValue('#1f3a5f')
  },
}

/** A file of another type is rejected before anything is sent; so is one that gets no address. */
export const UploadRejected: Story = {
  play: async ({ canvas, args }) => {
    await colour('Primary')
    await press('Unlock')
    const input = await canvas.findByLabelText('Upload logo')
    await userEvent.upload(input, new File(['<html>'], 'logo.html', { type: 'text/html' }), { applyAccept: false })
    await expect(await canvas.findByText(/logo.html/)).toBeVisible()
    args.server.on('post', '/ssp/production/upload#getSignedUrl', problem(403, 'forbidden', 'You may not do this.'))
    await userEvent.upload(input, new File(['x'], 'logo.png', { type: 'image/png' }))
    await expect(await canvas.findByText('Failed to get an S3 signed upload URL')).toBeVisible()
    await expect(canvas.getAllByText('Something went wrong.')[0]).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
