import { AppShellHeader, AppShellMain, AppShellRoot, AppShellSide, Root, SideNav } from '@ssp/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { portalMessages } from '../messages'
import { routes } from '../routing/routes'
import * as styles from '../shell/shell.css'

const nothing = () => {}

/**
 * The shell without its contents, rendered from `index.html` while the code of the portal is loading. The build renders it
 * (`build/first-frame.ts`); `show.ts` inserts it and fills in the logo.
 */
const FirstFrame = () => (
  <Root inert aria-busy>
    <AppShellRoot>
      <AppShellSide
        collapsed={false}
        onCollapsedChange={nothing}
        logo={
          <span className={styles.logo}>
            <img alt="" className={styles.logoImage} />
            <span className={styles.logoText} />
          </span>
        }
      >
        <SideNav aria-label={portalMessages.messages.shell.navigation} groups={[]} />
      </AppShellSide>
      <div>
        <AppShellHeader navigationOpen={false} onOpenNavigation={nothing}>
          {null}
        </AppShellHeader>
        <AppShellMain />
      </div>
    </AppShellRoot>
  </Root>
)

/** The addresses that are rendered inside the shell, as the source of a regular expression. */
export const framedPaths = `^(${routes
  .filter(({ handle }) => handle.access !== 'public')
  .map(({ path }) => path.replaceAll(/:\w+/g, '[^/]+'))
  .join('|')})$`

export const markup = () => renderToStaticMarkup(<FirstFrame />)
