/** Where the API describes itself (OpenAPI 3.1). */
export const openApiPath = '/api/v1/openapi.json'

/** What the content of a page is, as JSON Schema. */
export const contentSchemaPath = '/api/v1/schemas/content.json'
