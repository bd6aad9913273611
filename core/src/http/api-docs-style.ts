/**
 * The page of the API in the look of the admin: its ground, its ink, one accent. Swagger UI has a dark theme of its own
 * (`dark-mode`), of which the greys are replaced as well.
 */
export const apiDocsStyle = `
  html {
    --bg: #f7f6f3; --surface: #fff; --line: #e0ddd7; --ink: #1c1b19; --ink-2: #5d5a55; --accent: #0b6a72; --code: #f0eeea;
    background: var(--bg); color-scheme: light;
  }
  html.dark-mode {
    --bg: #0d1011; --surface: #141819; --line: #2f3638; --ink: #eef1f1; --ink-2: #a7b0b1; --accent: #6fcad1; --code: #1d2324;
    color-scheme: dark;
  }
  html body, html.dark-mode .swagger-ui { margin: 0; background: var(--bg) }
  html .swagger-ui, html .swagger-ui .info .title, html .swagger-ui .opblock-tag, html .swagger-ui .btn,
  html .swagger-ui .opblock-description-wrapper p, html .swagger-ui .parameter__name, html .swagger-ui table thead tr th,
  html .swagger-ui .tab li, html .swagger-ui label, html .swagger-ui .info p, html .swagger-ui .responses-inner h4 {
    font-family: "Hanken Grotesk", Inter, system-ui, sans-serif; color: var(--ink);
  }
  html .swagger-ui .wrapper { max-width: 1180px; padding: 0 24px }
  html .swagger-ui .info { margin: 36px 0 12px }
  html .swagger-ui .info .title { font-size: 26px; letter-spacing: -.02em }
  html .swagger-ui .info .title small { vertical-align: middle; background: var(--ink-2) }
  html .swagger-ui .info .title small pre { color: var(--surface) }
  html .swagger-ui .info p { max-width: 70ch; margin-inline: 0; font-size: 14px; line-height: 1.5 }
  html .swagger-ui .info a, html .swagger-ui .info .link { color: var(--accent) }
  html .swagger-ui code, html .swagger-ui .info code { background: var(--code); color: var(--ink); font-weight: 500 }
  html .swagger-ui .scheme-container { background: none; box-shadow: none; margin: 0; padding: 0 0 8px }
  html .swagger-ui .btn.authorize { border-color: var(--line); color: var(--ink); background: var(--surface) }
  html .swagger-ui .btn.authorize svg { fill: var(--ink-2) }
  html .swagger-ui .btn.execute { background: var(--accent); border-color: var(--accent); color: var(--surface) }
  html .swagger-ui .filter .operation-filter-input {
    margin: 8px 0 16px; padding: 8px 12px; border: 1px solid var(--line); border-radius: 7px;
    background: var(--surface); color: var(--ink); font-size: 14px;
  }
  html .swagger-ui .filter .operation-filter-input::placeholder { color: var(--ink-2); opacity: 1 }
  html .swagger-ui .opblock-tag { padding: 9px 6px; border-color: var(--line); font-size: 16px; margin: 0 0 4px }
  html .swagger-ui .opblock { border-radius: 8px; box-shadow: none; margin: 0 0 8px }
  html .swagger-ui .opblock .opblock-summary-path { font-size: 13px; font-weight: 500; color: var(--ink) }
  html .swagger-ui .opblock .opblock-summary-method { min-width: 68px; border-radius: 5px; font-size: 12px }
  html .swagger-ui .opblock .opblock-section-header { background: none; box-shadow: none; border-bottom: 1px solid var(--line) }
  html .swagger-ui :is(button, a, input, select, textarea):focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  @media (max-width: 620px) { html .swagger-ui .wrapper { padding: 0 14px } }`
