import type { SectionProps } from './section-props.ts'
import { SettingsForm } from './settings-form.tsx'
import type { ModuleSettings } from './use-module-sections.ts'

/** The settings of a module, by the schema that it brings. */
export default function ModuleSection({ module, ...props }: SectionProps & { readonly module: ModuleSettings }) {
  return (
    <SettingsForm
      {...props}
      title={module.title}
      subtitle="Settings of this module, for this website."
      schema={module.schema}
      module={module.id}
    />
  )
}
