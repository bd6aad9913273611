import { defineSite, load, sitemap, sitePage } from '@ashlar/sdk/site'
import { points } from '../block.ts'
import { Program, RewardCatalogue } from '../contract.ts'
import { botCheckHosts, joinPage } from './join-page.tsx'
import { RewardsPage } from './rewards-page.tsx'

export default defineSite({
  loads: [
    load(points, [Program], async (_props, _request, program) => ({
      data: await program.settings(),
      tags: ['settings'],
    })),
  ],
  pages: [
    sitePage({
      path: '/rewards',
      deps: [Program, RewardCatalogue],
      find: async (_request, program, catalogue) => {
        const [{ programName }, rewards] = await Promise.all([program.settings(), catalogue.list()])
        return { data: { programName, rewards }, title: programName, tags: ['settings', 'loyalty:rewards'] }
      },
      component: RewardsPage,
    }),
    joinPage,
  ],
  sitemap: sitemap([], async () => ['/rewards', '/rewards/join'].map((path) => ({ path, changed: new Date(0) }))),
  csp: botCheckHosts,
})
