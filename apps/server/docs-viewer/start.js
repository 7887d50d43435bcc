// Starts Swagger UI on the page /docs. The browser runs this file as it is.
const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const showTheme = () => document.documentElement.classList.toggle('dark-mode', prefersDark.matches)
prefersDark.addEventListener('change', showTheme)
showTheme()

/** What the reader searches for; Swagger UI says `true` for an empty field. */
const phraseIn = (layout) => {
  const filter = layout.get('filter')
  return typeof filter === 'string' && filter !== 'true' ? filter : ''
}

/** Opens the tags of a search, whose calls would be hidden otherwise. */
const isShown = (original) => (layout, path, usual) =>
  (path[0] === 'operations-tag' && phraseIn(layout) !== '') || original(path, usual)

/** Follows the references of a part of the document, which has no circles. */
function resolve(value, document) {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => resolve(one, document))
  if (typeof value.$ref === 'string')
    return resolve(find(document, value.$ref.slice(2).split('/')), document)
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, resolve(one, document)]),
  )
}
const find = (document, path) => path.reduce((at, key) => at?.[key], document)

/** Finds calls by any words of their path, name or texts; Swagger UI itself only finds tags. */
const search = () => ({
  statePlugins: { layout: { wrapSelectors: { isShown } } },
  fn: {
    // that of Swagger UI takes a minute for a document of this size
    resolveSubtree: async (document, path) => ({
      spec: resolve(find(document, path), document),
      errors: [],
    }),
    opsFilter(tags, phrase) {
      const words = phrase.toLowerCase().split(/\s+/)
      const isMatch = (call) => {
        const operation = call.get('operation')
        const text = [
          call.get('method'),
          call.get('path'),
          ...['operationId', 'summary', 'description'].map((key) => operation.get(key) ?? ''),
        ].join(' ')
        return words.every((word) => text.toLowerCase().includes(word))
      }
      return tags
        .map((tag) => tag.update('operations', (operations) => operations.filter(isMatch)))
        .filter((tag) => tag.get('operations').size > 0)
    },
  },
})

SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#calls',
  plugins: [search],
  filter: true,
  deepLinking: true,
  docExpansion: 'none',
  displayOperationId: true,
  defaultModelsExpandDepth: -1,
  validatorUrl: null,
})
