import { useSearchParams } from '../admin/router/search-params.ts'
import { useCall } from '../admin/use-call.ts'
import type { AssigneesDefinition } from '../definition/record/assignees.ts'
import type { CustomField } from '../definition/record/custom-field.ts'
import type { CustomFieldsDefinition } from '../definition/record/custom-fields.ts'
import type { TagsDefinition } from '../definition/record/tags.ts'
import type { Filter } from '../tables/filters.tsx'
import { type Translate, useTexts } from '../ui/texts.ts'

/**
 * The filter `tag` of a list, once a record has a tag.
 *
 * @example <ResourceList filters={[...useTagFilter(boatTags), ...useAssigneeFilter(boatAssignees)]} … />
 */
export function useTagFilter({ list }: TagsDefinition): Filter[] {
  const t = useTexts('admin')
  const rows = useCall(list).data?.results.rows ?? []
  return choices(
    'tag',
    t('Tag'),
    rows.map(({ id, name }) => ({ value: String(id), label: name })),
  )
}

/** The filter `assignee` of a list, once somebody is assigned to a record. */
export function useAssigneeFilter({ assigned }: AssigneesDefinition): Filter[] {
  const t = useTexts('admin')
  const rows = useCall(assigned).data?.results.rows ?? []
  return choices(
    'assignee',
    t('Assigned to'),
    rows.map(({ id, displayName }) => ({ value: String(id), label: displayName })),
  )
}

/** What `useCustomFields` gives. */
export interface ListedCustomFields {
  /** In order; none while they are fetched. */
  readonly fields: readonly CustomField[]
  /** Filters `field.<key>` for choices and ticks, `field.<key>.from` and `.to` for days. */
  readonly filters: readonly Filter[]
  /** Whether the list can be asked: not while its address has filters by fields that are not known yet. */
  readonly isReady: boolean
}

/**
 * The website's custom fields for a list's columns (`customFieldColumns`) and filters. The names of the filters belong
 * into the list's defaults.
 *
 * @example
 * const { fields, filters, isReady } = useCustomFields(boatFields)
 * const names = ['tag', ...filters.map(({ name }) => name)]
 * const { list } = useList(listBoats, { defaults: { orderBy: 'name', filters: names }, enabled: isReady })
 */
export function useCustomFields({ list }: CustomFieldsDefinition): ListedCustomFields {
  const t = useTexts('admin')
  const { data, error } = useCall(list)
  const [address] = useSearchParams()
  const fields = data?.fields ?? []
  const isFiltered = [...address.keys()].some((name) => name.startsWith('field.'))
  // A list without these filters is better than none.
  const isReady = data !== undefined || error !== null || !isFiltered
  return { fields, filters: fields.flatMap((field) => filtersOf(field, t)), isReady }
}

type Options = readonly { readonly value: string; readonly label: string }[]

const choices = (name: string, title: string, options: Options): Filter[] =>
  options.length === 0 ? [] : [{ name, title, options }]

/** Texts and numbers are found by searching. */
function filtersOf({ id, label, type, options }: CustomField, t: Translate): Filter[] {
  const name = `field.${id}`
  switch (type) {
    case 'select':
      return choices(
        name,
        label,
        options.map((value) => ({ value, label: value })),
      )
    case 'checkbox':
      return choices(name, label, [{ value: 'true', label: t('Yes') }])
    case 'date':
      return [
        { kind: 'day', name: `${name}.from`, title: t('{field} from', { field: label }) },
        { kind: 'day', name: `${name}.to`, title: t('{field} until', { field: label }) },
      ]
    default:
      return []
  }
}
