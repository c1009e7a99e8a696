import { lazy, Suspense, type ReactNode } from 'react'
import { Link, Route, Switch, useRoute } from 'wouter'
import { Failure } from './failure'

// Everything of SSP, its stylesheets included, arrives with the first page that needs it.
const Desks = lazy(async () => ({ default: (await import('./desks')).Desks }))
const AnswerPage = lazy(async () => ({ default: (await import('./answer-page')).AnswerPage }))
const ReportPage = lazy(async () => ({ default: (await import('./report-page')).ReportPage }))
const AccessPages = lazy(async () => ({ default: (await import('./access-pages')).AccessPages }))

/** Northwind's own frame and addresses; `/acme/*` and `/borealis/*` belong to the embedded pages. */
export const App = () => (
  <div className="frame">
    <header className="masthead">
      <strong>Northwind Desk</strong>
      <nav aria-label="Northwind">
        <NavLink to="/">Home</NavLink> · <NavLink to="/desks">Desks</NavLink>
      </nav>
    </header>
    <Failure>
      <Suspense fallback={<p>One moment ...</p>}>
        <Switch>
          <Route path="/">
            <h1>Good morning</h1>
            <p>Northwind looks after two clients. Open the desks to add a colleague at Acme and to paint Borealis.</p>
          </Route>
          <Route path="/desks">
            <Desks />
          </Route>
          <Route path="/:client/access/*?">{({ client }) => <AccessPages name={client} />}</Route>
          <Route path="/:client/surveys/:id">{({ client, id }) => <AnswerPage name={client} id={id} />}</Route>
          <Route path="/:client/report">{({ client }) => <ReportPage name={client} />}</Route>
          <Route>
            <h1>Nothing here</h1>
          </Route>
        </Switch>
      </Suspense>
    </Failure>
  </div>
)

function NavLink({ to, children }: { to: string; children: ReactNode }) {
  const [here] = useRoute(to)
  return (
    <Link href={to} aria-current={here ? 'page' : undefined}>
      {children}
    </Link>
  )
}
