import { linkAddress } from './addresses.ts'
import { alignmentOf, boxOf, isBlank, isCheckbox, isHidden, isList, listsIn } from './element-facts.ts'
import {
  blockTags,
  embeddedTags,
  fieldTags,
  headingLevel,
  isElement,
  isText,
  structureTags,
  tagOf,
  unseenTags,
} from './elements.ts'
import { HeldPictures } from './held-pictures.ts'
import { InlineWords, readable } from './inline-words.ts'
import { type ListItem, listsOf } from './lists.ts'
import { type Marks, marksIn, noMarks } from './marks.ts'
import { pictureIn } from './pictures.ts'
import { Counter, type Piece, type Taken } from './pieces.ts'
import { paragraph, textOf } from './prose.ts'
import { type Cell, captionOf, inColumns, isLayout, rowsOf } from './tables.ts'
import { isWordMark, type WordItem, wordItem, wordStyle } from './word-paragraphs.ts'

/** Where in the document the reader is. */
interface Place {
  readonly marks: Marks
  readonly href: string
  readonly depth: number
  readonly isCode: boolean
}

const outermost: Place = { marks: noMarks, href: '', depth: 0, isCode: false }

/** Elements in each other; what is deeper is words alone. A parser of a browser goes to 512. */
const deepest = 200

/** Cells of a row that a table can have. */
const mostColumns = 12

/** What an inert document holds, in its order. It is only looked at: nothing in it is loaded or run. */
export function readDocument(body: Element): Taken {
  const reader = new Reader()
  reader.read(body, outermost)
  reader.endParagraph()
  return { pieces: reader.pieces, leftOut: reader.leftOut.counts }
}

class Reader {
  readonly pieces: Piece[] = []
  readonly leftOut: Counter
  readonly #held: HeldPictures
  #words = new InlineWords()
  #align = ''
  /** The items of Word's list that is being read. */
  #items: ListItem[] = []

  constructor(leftOut = new Counter(), held = new HeldPictures()) {
    this.leftOut = leftOut
    this.#held = held
  }

  read(parent: Element, place: Place) {
    if (place.depth > deepest) return this.#words.add(parent.textContent ?? '', place.marks, place.href)
    for (const node of parent.childNodes) {
      if (isText(node)) this.#text(node.nodeValue ?? '', place)
      else if (isElement(node)) this.#element(node, { ...place, depth: place.depth + 1 })
    }
  }

  endParagraph() {
    this.#endItems()
    const words = this.#words
    const align = this.#align
    this.#words = new InlineWords()
    this.#align = ''
    if (!words.isEmpty) this.pieces.push({ kind: 'prose', html: `<p${align}>${words.html()}</p>` })
  }

  #text(text: string, { marks, href, isCode }: Place) {
    if (this.#items.length > 0 && text.trim() === '') return
    this.#endItems()
    if (isCode) this.#words.addExactly(text, marks, href)
    else this.#words.add(text, marks, href)
  }

  #element(element: Element, place: Place) {
    const tag = tagOf(element)
    if (tag === 'SCRIPT') return this.leftOut.add('scripts')
    if (unseenTags.has(tag) || isHidden(element)) return
    if (embeddedTags.has(tag)) return this.leftOut.add('embedded')
    if (fieldTags.has(tag)) return this.#field(element, place)
    if (tag === 'IMG') return this.#picture(element, place)
    const item = wordItem(element)
    if (item) return this.#wordItem(element, item, place)
    if (isWordMark(element)) return
    if (tag === 'BR') return this.#break()
    if (tag === 'RT') return this.#reading(element, place)
    const marks = marksIn(element, place.marks)
    if (tag === 'A') return this.read(element, { ...place, marks, href: this.#link(element) ?? place.href })
    if (!blockTags.has(tag)) return this.read(element, { ...place, marks })
    this.endParagraph()
    this.#block(element, tag, { ...place, marks })
    this.endParagraph()
  }

  /** How a word is read stands above it where it comes from; here it stands behind it. */
  #reading(element: Element, place: Place) {
    if (isBlank(element)) return
    this.#words.add('(', place.marks, place.href)
    this.read(element, place)
    this.#words.add(')', place.marks, place.href)
  }

  #block(element: Element, tag: string, place: Place) {
    const named = wordStyle(element)
    const level = headingLevel(tag) ?? (named === 'title' ? 1 : named === 'subtitle' ? 2 : undefined)
    if (level !== undefined) return this.#heading(element, level)
    if (tag === 'HR') return void this.pieces.push({ kind: 'rule' })
    if (tag === 'UL' || tag === 'OL' || tag === 'MENU' || tag === 'DIR') return this.#list(element, place)
    if (tag === 'TABLE') return this.#table(element, place)
    if (tag === 'BLOCKQUOTE' || named === 'quote') return this.#quote(element, place)
    if (tag === 'PRE') return this.read(element, { ...place, isCode: true, marks: new Set([...place.marks, 'code']) })
    this.#align = alignmentOf(element)
    this.read(element, tag === 'DT' ? { ...place, marks: new Set([...place.marks, 'bold']) } : place)
  }

  /** Two line breaks begin a new paragraph. */
  #break() {
    this.#endItems()
    if (this.#words.endsLine) this.endParagraph()
    else this.#words.break()
  }

  #heading(element: Element, level: number) {
    const { words, beside } = this.#within(element, noMarks)
    const text = words.text().replace(/\s+/g, ' ')
    this.#dropLinks(element)
    if (text !== '') this.pieces.push({ kind: 'heading', level, text })
    this.pieces.push(...beside)
  }

  #quote(element: Element, place: Place) {
    // What has more in it than paragraphs would lose that in a quotation.
    if (element.querySelector(structureTags)) return this.read(element, place)
    const inner = new Reader(this.leftOut, this.#held)
    inner.read(element, { ...place, href: '' })
    inner.endParagraph()
    const html = inner.pieces.map((piece) => (piece.kind === 'prose' ? piece.html : '')).join('')
    const text = textOf(html)
    this.#dropLinks(element)
    if (text !== '') this.pieces.push({ kind: 'quote', text, html })
  }

  #list(list: Element, place: Place) {
    const items: ListItem[] = []
    const after: Piece[] = []
    this.#itemsOf(list, 0, place, items, after)
    for (const html of listsOf(items)) this.pieces.push({ kind: 'prose', html })
    this.pieces.push(...after)
  }

  #itemsOf(list: Element, level: number, place: Place, items: ListItem[], after: Piece[]) {
    const isNumbered = tagOf(list) === 'OL'
    for (const child of list.children) {
      const tag = tagOf(child)
      // Google Docs puts a nested list beside the item that it belongs to.
      if (isList(tag)) {
        if (place.depth + level < deepest) this.#itemsOf(child, level + 1, place, items, after)
        continue
      }
      if (isHidden(child) || unseenTags.has(tag)) continue
      const nested = listsIn(child)
      const { words, beside } = this.#within(child, marksIn(child, place.marks), nested)
      const checked = child.getAttribute('aria-checked')
      const box = checked === null ? '' : checked === 'true' ? '☑ ' : '☐ '
      const html = words.html()
      if (html !== '' || nested.length > 0) items.push({ level, isNumbered, html: `${box}${html}` })
      after.push(...beside)
      if (place.depth + level < deepest)
        for (const inner of nested) this.#itemsOf(inner, level + 1, place, items, after)
      else for (const inner of nested) after.push({ kind: 'prose', html: paragraph(inner.textContent ?? '') })
    }
  }

  #table(table: Element, place: Place) {
    const rows = rowsOf(table)
    const caption = captionOf(table)
    if (caption) {
      this.read(caption, place)
      this.endParagraph()
    }
    if (isLayout(table, rows)) {
      for (const cell of rows.flat()) {
        this.endParagraph()
        this.read(cell.element, place)
      }
      return
    }
    const after: Piece[] = []
    const read = inColumns(rows).map((row) => row.flatMap((cell) => (cell ? this.#cell(cell, after) : [''])))
    const width = read.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== '') + 1), 0)
    this.leftOut.add('columns', width - mostColumns)
    const kept = read.map((row) => row.slice(0, mostColumns)).filter((row) => row.some((cell) => cell !== ''))
    const hasHeader = rows[0]?.every((cell) => cell.isHeader) ?? false
    if (kept.length > 0) this.pieces.push({ kind: 'table', rows: kept, hasHeader })
    this.pieces.push(...after)
  }

  #cell({ element, span }: Cell, after: Piece[]): string[] {
    const { words, beside } = this.#within(element, noMarks)
    after.push(...beside)
    this.#dropLinks(element)
    return [words.text(), ...Array.from({ length: span - 1 }, () => '')]
  }

  /** The words of what can hold nothing else; what else stands in it comes behind. */
  #within(element: Element, marks: Marks, without: readonly Element[] = []): { words: InlineWords; beside: Piece[] } {
    const words = new InlineWords()
    const inner = new Reader(this.leftOut, this.#held)
    const beside: Piece[] = []
    const skipped = new Set(without)
    const visit = (parent: Element, place: Place) => {
      if (place.depth > deepest) return words.add(parent.textContent ?? '', place.marks, place.href)
      for (const node of parent.childNodes) {
        if (isText(node)) words.add(node.nodeValue ?? '', place.marks, place.href)
        else if (isElement(node) && !skipped.has(node)) step(node, { ...place, depth: place.depth + 1 })
      }
    }
    const step = (child: Element, place: Place) => {
      const tag = tagOf(child)
      if (tag === 'BR') return words.break()
      if (tag === 'A') {
        const href = this.#link(child) ?? place.href
        return visit(child, { ...place, href, marks: marksIn(child, place.marks) })
      }
      if (tag === 'SCRIPT' || tag === 'IMG' || embeddedTags.has(tag) || fieldTags.has(tag)) {
        if (tag === 'INPUT' && isCheckbox(child)) return words.add(boxOf(child), place.marks, place.href)
        inner.#element(child, place)
        return void beside.push(...inner.pieces.splice(0))
      }
      if (unseenTags.has(tag) || isHidden(child) || isWordMark(child)) return
      if (tag === 'RT') {
        if (isBlank(child)) return
        words.add('(', place.marks, place.href)
        visit(child, place)
        return words.add(')', place.marks, place.href)
      }
      const isLine = blockTags.has(tag)
      if (isLine && !words.isEmpty && !words.endsLine) words.break()
      visit(child, { ...place, marks: marksIn(child, place.marks) })
      if (isLine && !words.isEmpty && !words.endsLine) words.break()
    }
    visit(element, { ...outermost, marks })
    return { words, beside }
  }

  #wordItem(element: Element, item: WordItem, place: Place) {
    if (this.#items.length === 0) this.endParagraph()
    const { words, beside } = this.#within(element, marksIn(element, place.marks))
    const html = words.html()
    if (html !== '') this.#items.push({ ...item, html })
    if (beside.length === 0) return
    this.#endItems()
    this.pieces.push(...beside)
  }

  #endItems() {
    if (this.#items.length === 0) return
    const lists = listsOf(this.#items)
    this.#items = []
    for (const html of lists) this.pieces.push({ kind: 'prose', html })
  }

  #link(element: Element): string | undefined {
    const written = element.getAttribute('href')
    if (written === null || written.trim() === '') return undefined
    const address = linkAddress(written)
    if (address === undefined) this.leftOut.add('badLinks')
    return address
  }

  /** Of what can hold words alone, its links are told of; those that lead nowhere are counted where they are read. */
  #dropLinks(element: Element) {
    const links = [...element.querySelectorAll('a[href]')].filter(
      (link) =>
        readable(link.textContent ?? '').trim() !== '' && linkAddress(link.getAttribute('href') ?? '') !== undefined,
    )
    this.leftOut.add('badLinks', links.length)
  }

  #picture(element: Element, place: Place) {
    const picture = pictureIn(element, place.href, this.#held)
    if (typeof picture === 'string') return this.leftOut.add(picture)
    if (!picture) return
    this.endParagraph()
    this.pieces.push(picture)
  }

  #field(element: Element, place: Place) {
    if (isCheckbox(element)) return this.#words.add(boxOf(element), place.marks, place.href)
    if (element.getAttribute('type') !== 'hidden') this.leftOut.add('formFields')
  }
}
