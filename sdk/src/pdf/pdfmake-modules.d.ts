declare module 'pdfmake' {
  interface PdfMake {
    setFonts(fonts: Readonly<Record<string, Readonly<Record<'normal' | 'bold', string>>>>): void
    setUrlAccessPolicy(allows: (url: string) => boolean): void
    setLocalAccessPolicy(allows: (path: string) => boolean): void
    createPdf(definition: object): { getBuffer(): Promise<Buffer> }
  }
  const pdfmake: PdfMake
  export default pdfmake
}

declare module 'fontkit' {
  /** A font file of one face; collections are not read here. */
  interface Font {
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  function create(bytes: Uint8Array): Font

  export { create, type Font }
}
