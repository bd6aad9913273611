import { useCall } from '@ashlar/sdk/admin'
import { useAssigneeFilter, useCustomFields, useTagFilter } from '@ashlar/sdk/records'
import { type Filter, useList } from '@ashlar/sdk/tables'
import { useTexts } from '@ashlar/sdk/ui'
import { useMemo } from 'react'
import {
  contactSources,
  customerAssignees,
  customerFields,
  customerTags,
  listCustomerPlaces,
  listCustomers,
} from '../contract.ts'
import { countryName } from './countries.ts'
import { sourceNames } from './words.ts'

const own = ['tag', 'assignee', 'source', 'country', 'province', 'city']

/** The list of customers, and what narrows it. */
export function useCustomers() {
  const t = useTexts('customers')
  const custom = useCustomFields(customerFields)
  const names = sourceNames(t)
  const filters: Filter[] = [
    ...useTagFilter(customerTags),
    ...useAssigneeFilter(customerAssignees),
    {
      ...{ name: 'source', title: t('Source') },
      options: contactSources.map((value) => ({ value, label: names[value] })),
    },
    ...custom.filters,
    ...usePlaceFilters(),
  ]
  const added = custom.filters.map(({ name }) => name).join()
  const defaults = useMemo(
    () => ({ orderBy: 'name', itemsPerPage: 25, filters: [...own, ...added.split(',').filter((name) => name !== '')] }),
    [added],
  )
  const { data, list } = useList(listCustomers, { defaults, enabled: custom.isReady })
  return { data, list, filters, fields: custom.fields }
}

/** Places that customers have. A name with a comma would be taken for two. */
function usePlaceFilters(): Filter[] {
  const t = useTexts('customers')
  const { data } = useCall(listCustomerPlaces)
  const kinds = [
    { name: 'country', title: t('Country'), places: data?.countries ?? [], label: countryName },
    { name: 'province', title: t('Province or state'), places: data?.provinces ?? [] },
    { name: 'city', title: t('City'), places: data?.cities ?? [] },
  ]
  return kinds
    .map(({ name, title, places, label = (place: string) => place }) => ({
      ...{ name, title },
      options: places.filter((place) => !place.includes(',')).map((value) => ({ value, label: label(value) })),
    }))
    .filter(({ options }) => options.length > 0)
}
