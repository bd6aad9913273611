import type { Content } from './node.ts'

/** What empty or null content means: one section 150 px high with 50 px above and below. */
export function blankContent(): Content {
  return {
    rootNodeId: 'root',
    nodes: {
      root: { type: 'wrapper', version: 1, props: {}, parent: null, children: ['section'] },
      section: {
        type: 'section',
        version: 1,
        props: {
          alignment: { desktop: { height: 150, heightUnit: 'px', heightAuto: false } },
          padding: { desktop: { top: 50, bottom: 50 } },
        },
        parent: 'root',
        children: [],
      },
    },
  }
}
