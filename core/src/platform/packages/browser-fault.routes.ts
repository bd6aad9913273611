import { type BrowserFault, reportBrowserFault } from '@ashlar/sdk/platform'
import { defineRoutes, Limits } from '@ashlar/sdk/server'
import { Faults } from '@ashlar/sdk/surface'
import { RunningComposition } from '../../host/tokens.ts'

/** Reports that are taken within a minute. */
const minute = 60
const mostOfPerson = 20
const mostOfWebsite = 60

/**
 * What threw in the browsers of the staff (P1, T24). It stands on a person's word, so it is bounded, and the error
 * budget weighs it apart from what the server saw itself.
 */
export const browserFaultRoutes = defineRoutes(
  [RunningComposition, Faults, Limits],
  (app, composition, faults, limits) => {
    app.call(reportBrowserFault, async ({ body: { name, version, part, of, message }, tenant, actor }) => {
      // A tab may be older than the set: what it runs is not served to anybody any more.
      const isServed = composition.packages.some((each) => each.name === name && each.version === version)
      if (tenant === null || actor === null || !isServed) return
      await limits.count([
        { purpose: 'core.browser-faults-of-person', of: actor.guid, most: mostOfPerson, seconds: minute },
        { purpose: 'core.browser-faults', of: '', most: mostOfWebsite, seconds: minute },
      ])
      faults.report({ package: name, where: 'browser', place: places[part](of), error: message })
    })
  },
)

const places: Readonly<Record<BrowserFault['part'], (of: string) => string>> = {
  block: (of) => `${of} in the editor`,
  setting: (of) => `a setting of ${of} in the editor`,
  screens: (of) => `the screen "${of}"`,
  widgets: (of) => `the card "${of}" of the dashboard`,
  fills: (of) => `"${of}" on a screen of another package`,
  commands: (of) => `the command "${of}"`,
  searches: (of) => `the search "${of}"`,
  panels: (of) => `the panel "${of}" in the top bar`,
  dialogs: (of) => `the dialog "${of}"`,
  sections: (of) => `the section "${of}" in the settings`,
  controls: (of) => `the control "${of}" in a form`,
}
