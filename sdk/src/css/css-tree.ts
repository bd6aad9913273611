// The parts of css-tree that a page needs: its lexer comes with a list of all that CSS knows, 2.7 MB of memory.
export { default as generate } from 'css-tree/generator'
export { default as parse } from 'css-tree/parser'
export { tokenize, tokenTypes } from 'css-tree/tokenizer'
export { ident, string, url } from 'css-tree/utils'
export { default as walk } from 'css-tree/walker'
