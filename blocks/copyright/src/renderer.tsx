import type { BlockProps } from '@ashlar/sdk'
import { type BlockComponentProps, defineBlockRenderer, inkValue, type StyleRule } from '@ashlar/sdk/renderer'
import { copyright } from './block.ts'
import type { ThisYear } from './this-year.ts'

/** The year comes with the block's data; until it is there the line goes without. */
function Copyright({ root, view, data }: BlockComponentProps<typeof copyright, ThisYear | undefined>) {
  return <p {...root}>{['©', data?.year, view.companyName].filter(Boolean).join(' ')}</p>
}

function copyrightRules({ fontColor, fontSize, fontWeight }: BlockProps<typeof copyright>): readonly StyleRule[] {
  return [
    {
      declarations: {
        color: inkValue(fontColor),
        'font-size': fontSize === 15 ? undefined : `${fontSize}px`,
        'font-weight': fontWeight === 500 ? undefined : fontWeight,
      },
    },
  ]
}

export default defineBlockRenderer<typeof copyright, ThisYear | undefined>(copyright, Copyright, {
  rules: copyrightRules,
})
