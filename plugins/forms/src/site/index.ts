import { maybe } from '@ashlar/sdk'
import { BotCheck, Settings } from '@ashlar/sdk/server'
import { defineSite, load, siteCsp } from '@ashlar/sdk/site'
import { Parse } from 'typebox/value'
import { form } from '../block/block.ts'
import type { FormData, LoadedChoices } from '../block/load-data.ts'
import { type FieldContribution, FormReplies, fieldContribution, replyParameter } from '../contract.ts'
import { type ContributedType, contributedTypes } from '../form/field-types.ts'
import { FormsSettings } from '../settings.ts'

/** Names of one contribution that are written into a page. */
const mostNames = 500

const formsSettings = async (settings: Settings) => Parse(FormsSettings, await settings.of('forms'))

export default defineSite({
  loads: [
    load(
      form,
      [
        Settings,
        maybe(FormReplies),
        maybe(fieldContribution('product')),
        maybe(fieldContribution('product-categories-dropdown')),
        maybe(fieldContribution('product-categories-checkbox')),
      ],
      async ({ dynamicForm }, { query }, settings, replies, product, dropdown, checkbox) => {
        const used = new Set<string>(dynamicForm.map(({ type }) => type))
        const brought: Readonly<Record<ContributedType, FieldContribution | undefined>> = {
          product,
          'product-categories-dropdown': dropdown,
          'product-categories-checkbox': checkbox,
        }
        const tags = new Set(['settings'])
        const choices: Partial<Record<ContributedType, LoadedChoices>> = {}
        for (const type of contributedTypes) {
          const contribution = brought[type]
          if (!contribution || !used.has(type)) continue
          const { names, tags: madeFrom } = await contribution.choices()
          for (const tag of madeFrom) tags.add(tag)
          const preset =
            type === 'product' && query['product'] ? await contribution.preset?.(query['product']) : undefined
          choices[type] = {
            names: names.slice(0, mostNames),
            ...(contribution.search !== undefined && { search: contribution.search }),
            ...(preset !== undefined && { preset }),
          }
        }
        const { places_key: placesKey } = await formsSettings(settings)
        const id = query[replyParameter]
        const reply = id ? await replies?.find(id) : undefined
        const data: FormData = { placesKey, choices, reply: reply ?? undefined }
        // What one visitor typed is no other visitor's: such a page is over before it could be kept.
        return { data, tags: [...tags], ...(reply && { until: new Date(0) }) }
      },
      { query: ['product', replyParameter] },
    ),
  ],
  csp: siteCsp([Settings, maybe(BotCheck)], async (settings, check) => {
    const { places_key: placesKey } = await formsSettings(settings)
    const { 'connect-src': checks = [], ...hosts } = (await check?.hosts()) ?? {}
    return { ...hosts, 'connect-src': placesKey === '' ? checks : [...checks, 'https://places.googleapis.com'] }
  }),
})
