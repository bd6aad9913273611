export { layers, type NodeCssInput, type NodeRules, nodeClass, nodeRules } from './node-css.ts'
export { type StyleSheetInput, styleSheetOf } from './style-sheet.ts'
export { fontsOf } from './typography.ts'
