export type {
  PdfCell,
  PdfColumns,
  PdfContent,
  PdfDocument,
  PdfLook,
  PdfMargin,
  PdfPicture,
  PdfRow,
  PdfRule,
  PdfSpan,
  PdfStack,
  PdfTable,
  PdfText,
  PdfWidth,
  RenderedPdf,
} from './pdf-document.ts'
export { renderPdf } from './render-pdf.ts'
export { type PdfTheme, pdfTheme } from './theme.ts'
