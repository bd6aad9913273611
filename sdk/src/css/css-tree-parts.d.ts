// The typings of css-tree describe its root only.
declare module 'css-tree/generator' {
  export { generate as default } from 'css-tree'
}
declare module 'css-tree/parser' {
  export { parse as default } from 'css-tree'
}
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree'
}
declare module 'css-tree/utils' {
  export { ident, string, url } from 'css-tree'
}
declare module 'css-tree/walker' {
  export { walk as default } from 'css-tree'
}
