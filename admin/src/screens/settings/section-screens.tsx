import type { SettingsScreenDefinition } from '@ashlar/sdk'
import { can, useMe } from '@ashlar/sdk/admin'
import { type AdminModule, hasPlan, Locked, Part, useModules, WidgetWaiting } from '@ashlar/sdk/shell'
import { useTexts } from '@ashlar/sdk/ui'

/** A section that a module draws itself. */
export interface SectionScreen {
  readonly module: AdminModule
  readonly section: SettingsScreenDefinition
}

/** Those of the website's modules that the person may see. */
export function useSectionScreens(): readonly SectionScreen[] {
  const me = useMe()
  return useModules()
    .flatMap((module) => (module.admin.sections ?? []).map((section) => ({ module, section })))
    .filter(({ section }) => can(me, section.access))
}

/** The section in its boundary; below its plan, what would open it. */
export function SectionScreenPart({ module, section }: SectionScreen) {
  const t = useTexts(module.id)
  const title = t(section.title)
  if (!hasPlan(useMe(), section.plan)) {
    return (
      <section className="sheet">
        <Locked level={1} title={title} plan={section.plan} />
      </section>
    )
  }
  return <Part module={module} kind="sections" id={section.id} title={title} waiting={<WidgetWaiting />} />
}
