import { outdated } from '@ashlar/sdk/admin'
import { listSections, listTemplates, listTemplateUses } from '@ashlar/sdk/platform'

/** After a write: every list of templates is asked for again. */
export const templatesChanged = () => outdated(listTemplates, listTemplateUses, listSections)
