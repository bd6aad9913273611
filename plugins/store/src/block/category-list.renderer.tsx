import { type BlockComponentProps, defineBlockRenderer, Icon, PictureImg, type View } from '@ashlar/sdk/renderer'
import { categoryPath } from '../contract/addresses.ts'
import type { ShopCategory } from '../contract/category.ts'
import { categoryList } from './category-list.ts'
import { words } from './visitor-texts.ts'

export type ListedCategory = Pick<ShopCategory, 'id' | 'category' | 'slug' | 'parent_id' | 'thumbnail'>

/** What the load of a category list gives; null when the categories could not be had. */
export type ListedCategories = readonly ListedCategory[] | null

function CategoryList({
  props,
  data,
  root,
  view,
}: BlockComponentProps<typeof categoryList, ListedCategories | undefined>) {
  const texts = words(view.language)
  const ground = props.darkMode ? { 'data-bg': 'dark' } : {}
  const said = data === undefined ? texts.loading : data === null ? texts.categoriesFailed : texts.noCategories
  return (
    <div {...root} {...ground}>
      {!data || data.length === 0 ? (
        <div className="store-empty">
          <Icon name="tags" />
          <p>{said}</p>
        </div>
      ) : props.mode === 'cards' ? (
        <Cards categories={data} view={view} />
      ) : (
        <Links categories={data} />
      )}
    </div>
  )
}

function Cards({ categories, view }: { readonly categories: readonly ListedCategory[]; readonly view: View }) {
  return (
    <ul className="plain store-category-cards">
      {categories.map(({ id, slug, category, thumbnail }) => {
        const picture = view.picture(thumbnail)
        return (
          <li key={id}>
            <a href={categoryPath(slug)}>
              {picture ? (
                <PictureImg picture={picture} alt="" sizes="(width >= 820px) 25vw, 50vw" />
              ) : (
                <span className="store-no-picture">
                  <Icon name="image" />
                </span>
              )}
              <span className="store-category-name" data-bg="secondary">
                {category}
                <Icon name="arrow-right" />
              </span>
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** Parents with their children below them; a child whose parent is not listed stands by itself (CAT-002). */
function Links({ categories }: { readonly categories: readonly ListedCategory[] }) {
  const ids = new Set(categories.map(({ id }) => id))
  const link = ({ slug, category }: ListedCategory) => <a href={categoryPath(slug)}>{category}</a>
  return (
    <ul className="plain store-category-links">
      {categories
        .filter(({ parent_id }) => parent_id === null || !ids.has(parent_id))
        .map((parent) => {
          const below = categories.filter(({ parent_id }) => parent_id === parent.id)
          return (
            <li key={parent.id}>
              <strong>{link(parent)}</strong>
              {below.length > 0 && (
                <ul className="plain">
                  {below.map((child) => (
                    <li key={child.id}>{link(child)}</li>
                  ))}
                </ul>
              )}
            </li>
          )
        })}
    </ul>
  )
}

export default defineBlockRenderer<typeof categoryList, ListedCategories | undefined>(categoryList, CategoryList, {
  showsWaiting: true,
})
