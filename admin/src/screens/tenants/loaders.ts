/** Keyed by the ids in `screens.ts`. */
export const tenantLoaders = {
  'own-plan': () => import('../plans/own-plan.tsx'),
  'own-archives': () => import('./own-archives.tsx'),
  tenants: () => import('./tenant-list.tsx'),
  'new-tenant': () => import('./new-tenant.tsx'),
  tenant: () => import('./tenant-detail.tsx'),
  agencies: () => import('../agencies/agency-list.tsx'),
  agency: () => import('../agencies/agency-detail.tsx'),
  'own-agency': () => import('../agencies/own-agency.tsx'),
  'new-agency-tenant': () => import('../agencies/new-agency-tenant.tsx'),
  plans: () => import('../plans/plan-list.tsx'),
}
