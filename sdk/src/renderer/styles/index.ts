export { isSafeValue } from './css.ts'
export { layers, type NodeCssInput, type NodeRules, nodeClass, nodeCss, nodeRules, typeClass } from './node-css.ts'
export { type StyleSheetInput, styleSheetOf } from './style-sheet.ts'
