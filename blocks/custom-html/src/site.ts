import { defineSite, frame } from '@ashlar/sdk/site'
import { customHtml } from './block.ts'
import { frameCsp, frameDocument } from './frame-document.ts'
import { stillDocument } from './still-document.ts'

export default defineSite({
  frames: [
    frame(
      customHtml,
      [],
      ({ htmlContent }, { language, external }) => ({
        html: frameDocument(htmlContent, language),
        csp: frameCsp(external),
      }),
      { still: () => stillDocument },
    ),
  ],
})
