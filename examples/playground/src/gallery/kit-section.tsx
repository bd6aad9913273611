import { PageHeader } from '@ashlar/sdk/ui'

/** A section of the settings that the module draws itself. */
export default function KitSection() {
  return (
    <>
      <PageHeader title="Kit" subtitle="A section with a screen of the module's own" />
      <section className="card card__b">Anything can stand here: a table, a form, a guide.</section>
    </>
  )
}
