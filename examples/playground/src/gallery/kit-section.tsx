import { PageHeader } from '@ashlar/sdk/ui'

/** A section of the settings that the module draws itself. */
export default function KitSection() {
  return (
    <>
      <PageHeader title="Kit" subtitle="A settings section with the module’s own screen" />
      <section className="card card__b">Anything can stand here: a table, a form, a guide.</section>
    </>
  )
}
