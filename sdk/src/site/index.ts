export * from './define.ts'
export {
  currentMark,
  leadsToward,
  mainLinks,
  type NavigationLink,
  type Reachable,
  reachable,
  visibleHref,
} from './navigation.ts'
export * from './page-visitor.ts'
export * from './site-page.ts'
export * from './sitemap.ts'
