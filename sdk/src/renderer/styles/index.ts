export { isSafeValue } from './css.ts'
export { layers, type NodeCssInput, nodeClass, nodeCss, typeClass } from './node-css.ts'
export { type StyleSheetInput, styleSheetOf } from './style-sheet.ts'
