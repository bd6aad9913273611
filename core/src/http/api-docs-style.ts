/**
 * The page of the API in the look of the admin: its ground, its ink, one accent. Swagger UI has a dark theme of its own
 * (`dark-mode`), of which the colours are replaced as well: `#swagger-ui` outweighs it.
 */
export const apiDocsStyle = `
  html {
    --bg: #f7f6f3; --surface: #fff; --line: #e0ddd7; --ink: #1c1b19; --ink-2: #5d5a55; --accent: #0b6a72; --code: #f0eeea;
    --read: #1d5fa8; --make: #1b7a43; --change: #8a5a00; --remove: #b3261e; --on: #fff;
    background: var(--bg); color-scheme: light;
  }
  html.dark-mode {
    --bg: #0d1011; --surface: #141819; --line: #2f3638; --ink: #eef1f1; --ink-2: #a7b0b1; --accent: #6fcad1; --code: #1d2324;
    --read: #7fb4ee; --make: #6fcf97; --change: #e2b04a; --remove: #f0938c; --on: #0d1011;
    color-scheme: dark;
  }
  body, #swagger-ui .swagger-ui { margin: 0; background: var(--bg) }
  #swagger-ui :not(pre, code, code *, pre *) { font-family: "Hanken Grotesk", Inter, system-ui, sans-serif }
  #swagger-ui :is(.info .title, .info p, .opblock-tag, .opblock-summary-path, .opblock-summary-description,
    .opblock-description-wrapper p, .opblock-section-header h4, .parameter__name, .parameters-col_description, .renderedMarkdown p,
    .parameter__type, table thead tr :is(th, td), .response-col_status, .response-col_description, .response-col_links,
    .responses-inner :is(h4, h5), .tab li, .tab li button, .tab-header .tab-item h4, label, .btn, .model, .model-title, .prop-type,
    .json-schema-2020-12__title, .json-schema-2020-12-keyword__name, .json-schema-2020-12-accordion) { color: var(--ink) }
  #swagger-ui :is(.parameter__in, .parameter__extension, .response-control-media-type__title,
    .response-control-media-type__accept-message, .response-col_links i) { color: var(--ink-2) }
  #swagger-ui .wrapper { max-width: 1180px; padding: 0 24px }
  #swagger-ui .info { margin: 36px 0 12px }
  #swagger-ui .info .title { font-size: 26px; letter-spacing: -.02em }
  #swagger-ui .info .title small { vertical-align: middle; background: var(--ink-2) }
  #swagger-ui .info .title small pre { color: var(--surface) }
  #swagger-ui .info p { max-width: 70ch; margin-inline: 0; font-size: 14px; line-height: 1.5 }
  #swagger-ui .info :is(a, .link) { color: var(--accent) }
  #swagger-ui code { background: var(--code); color: var(--ink); font-weight: 500 }
  #swagger-ui :is(.highlight-code, .example, .curl-command) pre {
    border: 1px solid var(--line); border-radius: 7px; background: var(--code) !important;
  }
  /* Colours of code are written into its elements. */
  #swagger-ui pre :is(code, code span) {
    padding: 0; background: none !important; color: var(--ink) !important; font-size: 12.5px; font-weight: 400;
  }
  #swagger-ui .scheme-container { background: none; box-shadow: none; margin: 0; padding: 0 0 8px }
  #swagger-ui .btn { border: 1px solid var(--line); border-radius: 7px; box-shadow: none; background: var(--surface) }
  #swagger-ui .btn.authorize svg { fill: var(--ink-2) }
  #swagger-ui .btn.execute { background: var(--accent); border-color: var(--accent); color: var(--surface) }
  #swagger-ui :is(select, textarea, input:is([type=text], [type=password], [type=number])) {
    border: 1px solid var(--line); border-radius: 7px; box-shadow: none; background-color: var(--surface); color: var(--ink);
  }
  #swagger-ui .filter .operation-filter-input {
    width: 100%; max-width: none; margin: 8px 0 16px; padding: 8px 12px; font-size: 14px;
  }
  #swagger-ui ::placeholder { color: var(--ink-2); opacity: 1 }
  #swagger-ui .opblock-tag { padding: 9px 6px; border-color: var(--line); font-size: 16px; margin: 0 0 4px }
  #swagger-ui .opblock {
    --tone: var(--read); margin: 0 0 8px; border: 1px solid var(--line); border-radius: 8px; box-shadow: none; background: var(--surface);
  }
  #swagger-ui .opblock.opblock-post { --tone: var(--make) }
  #swagger-ui .opblock:is(.opblock-put, .opblock-patch) { --tone: var(--change) }
  #swagger-ui .opblock.opblock-delete { --tone: var(--remove) }
  #swagger-ui .opblock .opblock-summary { border-color: var(--line) }
  #swagger-ui .opblock .opblock-summary-path { font-size: 13px; font-weight: 500 }
  #swagger-ui .opblock .opblock-summary-method {
    min-width: 68px; border-radius: 5px; background: var(--tone); color: var(--on); font-size: 12px; text-shadow: none;
  }
  #swagger-ui .opblock .opblock-section-header {
    background: none; box-shadow: none; border-bottom: 1px solid var(--line);
  }
  #swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--tone) }
  #swagger-ui :is(.opblock-summary svg, .expand-operation svg, .authorization__btn svg) { fill: var(--ink-2) }
  #swagger-ui .dialog-ux .modal-ux { border-color: var(--line); background: var(--surface) }
  #swagger-ui .dialog-ux :is(.modal-ux-header, .auth-container) { border-color: var(--line) }
  #swagger-ui .dialog-ux :is(h3, h4, p) { color: var(--ink) }
  #swagger-ui :is(button, a, input, select, textarea):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  @media (max-width: 620px) { #swagger-ui .wrapper { padding: 0 14px } }`
