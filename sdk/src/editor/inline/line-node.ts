import { type EditorConfig, type LexicalUpdateJSON, ParagraphNode, type SerializedParagraphNode } from 'lexical'

/**
 * The line of plain text. A paragraph would put a `p` into a heading and take the theme's paragraph margins;
 * this is a block without a look of its own.
 */
export class LineNode extends ParagraphNode {
  static override getType(): string {
    return 'ashlar-line'
  }

  static override clone(node: LineNode): LineNode {
    return new LineNode(node.__key)
  }

  static override importJSON(stored: SerializedParagraphNode): LineNode {
    return new LineNode().updateFromJSON(stored as LexicalUpdateJSON<SerializedParagraphNode>)
  }

  override createDOM(_config: EditorConfig): HTMLElement {
    const line = document.createElement('span')
    line.style.display = 'block'
    return line
  }
}
