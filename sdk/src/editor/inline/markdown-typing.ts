import {
  type ElementTransformer,
  HEADING,
  ORDERED_LIST,
  registerMarkdownShortcuts,
  UNORDERED_LIST,
} from '@lexical/markdown'
import { $createHeadingNode } from '@lexical/rich-text'
import type { LexicalEditor } from 'lexical'

/** A rich text has the levels 2 to 4: `#` belongs to the page's title, and is the largest here. */
const heading: ElementTransformer = {
  ...HEADING,
  replace: (paragraph, children, match) => {
    const level = match[1]?.length ?? 1
    const made = $createHeadingNode(level <= 2 ? 'h2' : level === 3 ? 'h3' : 'h4')
    made.append(...children)
    paragraph.replace(made)
    made.select(0, 0)
  },
}

/** What a paragraph begins with as Markdown writes headings and lists becomes them. */
export const markdownWhileTyping = (editor: LexicalEditor): (() => void) =>
  registerMarkdownShortcuts(editor, [heading, UNORDERED_LIST, ORDERED_LIST])
