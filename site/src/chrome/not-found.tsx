/** The page for an address at which there is nothing: a giant number, one sentence, ways out. */
export function NotFound({
  wayOut,
}: {
  readonly wayOut: { readonly title: string; readonly href: string } | undefined
}) {
  return (
    <section className="site-message">
      <div>
        <b aria-hidden="true">404</b>
        <h1>There is nothing at this address</h1>
        <p className="lead">The page has moved, or it never was. Start again at the front.</p>
        <p className="site-ways">
          <a className="button" href="/">
            Home
          </a>
          {wayOut && (
            <a className="button" data-variant="outline" href={wayOut.href}>
              {wayOut.title}
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
