import { CustomFieldsControl } from './custom-fields-control.tsx'
import type { Section } from './section-list.ts'
import type { SectionProps } from './section-props.ts'
import { SettingsForm } from './settings-form.tsx'
import type { ModuleSettings } from './use-module-sections.ts'

export interface ModuleSectionProps extends SectionProps {
  readonly module: ModuleSettings
  /** Where the module placed its settings. */
  readonly section: Section | undefined
}

const controls = { 'custom-fields': CustomFieldsControl }

/** The settings of a module, by the schema that it brings. */
export default function ModuleSection({ module, section, ...props }: ModuleSectionProps) {
  return (
    <SettingsForm
      {...props}
      title={section?.title ?? module.title}
      subtitle={section?.subtitle ?? 'Settings of this module, for this website.'}
      schema={module.schema}
      module={module.id}
      controls={controls}
    />
  )
}
