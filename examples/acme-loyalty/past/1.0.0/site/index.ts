import { defineSite, load } from '@ashlar/sdk/site'
import { points } from '../block.ts'
import { Program } from '../contract.ts'

export default defineSite({
  loads: [
    load(points, [Program], async (_props, _request, program) => ({
      data: await program.settings(),
      tags: ['settings'],
    })),
  ],
})
