import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { Button } from '../button'
import { colourProperty, colourVariables, type ColourName } from '../theme'
import { Root } from '.'
import * as styles from './theme.stories.css'

const groups: Record<string, [background: ColourName, foreground: ColourName][]> = {
  Surfaces: [
    ['background', 'foreground'],
    ['surface', 'foreground'],
    ['raised', 'mutedForeground'],
    ['muted', 'mutedForeground'],
    ['input', 'placeholder'],
    ['surface', 'link'],
  ],
  Brand: [
    ['primary', 'primaryForeground'],
    ['primaryHover', 'primaryForeground'],
    ['primarySubtle', 'primarySubtleForeground'],
    ['secondary', 'secondaryForeground'],
    ['accent', 'accentForeground'],
    ['highlight', 'highlightForeground'],
  ],
  Navigation: [
    ['nav', 'navForeground'],
    ['nav', 'navMutedForeground'],
    ['navHover', 'navForeground'],
    ['navActive', 'navActiveForeground'],
    ['overlay', 'overlayForeground'],
    ['tooltip', 'tooltipForeground'],
  ],
  Status: [
    ['success', 'successForeground'],
    ['warning', 'warningForeground'],
    ['danger', 'dangerForeground'],
    ['info', 'infoForeground'],
    ['successSubtle', 'successSubtleForeground'],
    ['warningSubtle', 'warningSubtleForeground'],
    ['dangerSubtle', 'dangerSubtleForeground'],
    ['infoSubtle', 'infoSubtleForeground'],
  ],
  Charts: [
    ['chart1', 'chart1'],
    ['chart2', 'chart2'],
    ['chart3', 'chart3'],
    ['chart4', 'chart4'],
    ['chart5', 'chart5'],
    ['chart6', 'chart6'],
  ],
}

const meta = { title: 'Foundations/Theme', component: Root } satisfies Meta<typeof Root>

export default meta
type Story = StoryObj<typeof meta>

/** Every semantic colour with its text colour. Change brand and mode in the toolbar. */
export const Colours: Story = {
  render: () => (
    <div className={styles.groups}>
      {Object.entries(groups).map(([title, pairs]) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.title}>{title}</h2>
          <div className={styles.swatches}>
            {pairs.map(([background, foreground]) => (
              <div
                key={`${background} ${foreground}`}
                className={styles.swatch}
                style={{
                  background: `var(${colourProperty(background)})`,
                  color: `var(${colourProperty(foreground)})`,
                }}
              >
                {background === foreground ? '' : foreground}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  ),
}

/** Two clients on one page: themes and overlay containers are isolated. */
export const SideBySide: Story = {
  render: () => (
    <div className={styles.pair}>
      <Root variables={colourVariables({ primary: '#b91c1c' })} mode="light" data-testid="red" className={styles.theme}>
        <Button variant="primary">Red, light</Button>
      </Root>
      <Root
        variables={colourVariables({ primary: '#0f766e' })}
        mode="dark"
        density="compact"
        data-testid="teal"
        className={styles.theme}
      >
        <Button variant="primary">Teal, dark, compact</Button>
      </Root>
    </div>
  ),
  play: async ({ canvas }) => {
    const [red, teal] = canvas.getAllByRole('button').map((button) => getComputedStyle(button))
    await expect(red?.backgroundColor).toBe('rgb(185, 28, 28)')
    await expect(teal?.backgroundColor).not.toBe(red?.backgroundColor)
    await expect([red?.minHeight, teal?.minHeight]).toEqual(['36px', '32px'])
    const homes = document.querySelectorAll<HTMLElement>('[data-ssp-portal][data-density=compact]')
    await expect(homes).toHaveLength(1)
    await expect(getComputedStyle(homes[0]!).colorScheme).toBe('dark')
    await expect(screen.getByTestId('teal')).not.toContainElement(homes[0]!)
  },
}

/** A root that follows its page: light or dark as the host, independent of the system. */
export const InSchemeOfItsPage: Story = {
  render: () => (
    <>
      {(['light', 'dark'] as const).map((scheme) => (
        <div key={scheme} style={{ colorScheme: scheme }}>
          <Root mode="inherit" data-testid={scheme}>
            <Button>{scheme}</Button>
          </Root>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const surfaceOf = (scheme: string) => {
      const button = canvas.getByRole('button', { name: scheme })
      return getComputedStyle(button).backgroundColor
    }
    for (const scheme of ['light', 'dark'])
      await expect(getComputedStyle(canvas.getByTestId(scheme)).colorScheme).toBe(scheme)
    await expect(surfaceOf('light')).not.toBe(surfaceOf('dark'))
  },
}
