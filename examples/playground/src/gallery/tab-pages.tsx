/** A tab that a module fills into another's screen. */
export default function PagesTab({ status }: { readonly status: string }) {
  return <p>Its figure is the number of pages with the status “{status}”.</p>
}
