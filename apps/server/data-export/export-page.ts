import { ar } from '@quartet/content/exports/ar.ts'
import { el } from '@quartet/content/exports/el.ts'
import { en } from '@quartet/content/exports/en.ts'
import { es } from '@quartet/content/exports/es.ts'
import { ge } from '@quartet/content/exports/ge.ts'
import { it } from '@quartet/content/exports/it.ts'
import { mt } from '@quartet/content/exports/mt.ts'
import { pt } from '@quartet/content/exports/pt.ts'
import type { ExportWords } from '@quartet/content/exports/words.ts'
import { type ExportSection, exportSections } from '@quartet/domain/own-data.ts'
import { escapeHtml } from '../html.ts'

/** A language without its own texts gets the English ones. */
const languages: Record<string, ExportWords> = { en, ge, it, el, mt, pt, es, ar }

export type Contents = Record<ExportSection, Record<string, unknown>[]>
export type ExportHead = {
  locale: string
  name: string
  at: Date
  picture: { type: string; bytes: Uint8Array } | undefined
}
/** For each section with rows: their number, and the columns that are not empty. */
export type ExportSummary = Map<ExportSection, { count: number; columns: string[] }>

/** More columns do not fit on paper; then each row becomes a list. */
const maxColumns = 7

/** Adds a row to the summary, in the order of the rows. */
export function addToSummary(summary: ExportSummary, section: ExportSection, row: Row) {
  const known = summary.get(section) ?? { count: 0, columns: [] }
  const columns = Object.keys(row)
  const filled = new Set([...known.columns, ...columns.filter((column) => !isEmpty(row[column]))])
  summary.set(section, {
    count: known.count + 1,
    columns: columns.filter((column) => filled.has(column)),
  })
}

/**
 * One self-contained page with everything about a person, to read and print without the
 * application: no script, no external resources. User input is escaped and keeps its own text
 * direction. Written in pieces, by section and row.
 */
export function makeExportPage({ locale, name, at, picture }: ExportHead, summary: ExportSummary) {
  const words = languages[locale] ?? en
  const fill = (text: string, values: Record<string, string>) =>
    escapeHtml(text).replace(
      /\{\{(\w+)\}\}/g,
      (_, key: string) => `<bdi>${escapeHtml(values[key] ?? '')}</bdi>`,
    )
  const links = exportSections
    .filter((section) => summary.has(section))
    .map((section) => `<li><a href="#${section}">${escapeHtml(words.sections[section])}</a></li>`)
  const image = picture
    ? `<img alt="${escapeHtml(words.picture)}" width="128" height="128" src="data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}">`
    : ''
  const columnsOf = (section: ExportSection) => summary.get(section)?.columns ?? []
  const isTable = (section: ExportSection) =>
    summary.get(section)?.count !== 1 && columnsOf(section).length <= maxColumns

  return {
    begin: () => `<!doctype html>
<html lang="${words.tag}" dir="${words.dir}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>${image}<h1>${escapeHtml(words.title)}</h1><p>${fill(words.of, { name })}</p>
<p class="dim">${fill(words.made, { date: momentOf(at, words) })}</p><p class="dim">${fill(words.lead, {})}</p></header>
<nav aria-labelledby="contents"><h2 id="contents">${escapeHtml(words.contents)}</h2><ul>${links.join('')}</ul></nav>
`,
    /** Begins a table, or one list per row. Empty columns are omitted. */
    beginSection(section: ExportSection) {
      const heading = `<section><h2 id="${section}">${escapeHtml(words.sections[section])}</h2>`
      if (!isTable(section)) return heading
      const head = columnsOf(section).map(
        (column) => `<th scope="col">${labelOf(column, words)}</th>`,
      )
      return `${heading}<table aria-labelledby="${section}"><thead><tr>${head.join('')}</tr></thead><tbody>`
    },
    row(section: ExportSection, row: Row) {
      if (!isTable(section)) return listOf(row, columnsOf(section), words)
      return `<tr>${columnsOf(section)
        .map((column) => cell('td', column, row[column], words))
        .join('')}</tr>`
    },
    endSection: (section: ExportSection) =>
      `${isTable(section) ? '</tbody></table>' : ''}</section>\n`,
    end: () => `</main>
<footer><p>${escapeHtml(words.fair)}</p></footer>
</body>
</html>
`,
  }
}

type Row = Record<string, unknown>

const listOf = (row: Row, columns: string[], words: ExportWords) =>
  `<dl>${columns
    .filter((column) => !isEmpty(row[column]))
    .map(
      (column) =>
        `<div><dt>${labelOf(column, words)}</dt>${cell('dd', column, row[column], words)}</div>`,
    )
    .join('')}</dl>`

const isEmpty = (value: unknown) =>
  value === null ||
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0)
const labelOf = (column: string, words: ExportWords) => escapeHtml(words.fields[column] ?? column)

function cell(tag: 'td' | 'dd', column: string, value: unknown, words: ExportWords): string {
  const typed =
    typeof value === 'string' &&
    words.values[`${column}.${value}`] === undefined &&
    momentIn(value) === undefined
  return `<${tag}${typed ? ' dir="auto"' : ''}>${escapeHtml(inWords(column, value, words))}</${tag}>`
}

/** A value as readable text. */
function inWords(column: string, value: unknown, words: ExportWords): string {
  if (isEmpty(value)) return ''
  if (Array.isArray(value)) return value.map((one) => inWords(column, one, words)).join(', ')
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (typeof value === 'object')
    return Object.entries(value as Row)
      .map(([key, one]) => `${words.fields[key] ?? key}: ${inWords(key, one, words)}`)
      .join('; ')
  const text = String(value)
  const moment = typeof value === 'string' ? momentIn(value) : undefined
  if (moment) return momentOf(moment, words)
  if (column === 'country') return nameOf(text, 'region', words)
  if (column === 'language') return nameOf(text, 'language', words)
  return words.values[`${column}.${text}`] ?? text
}

/** PostgreSQL writes timestamps with a UTC offset. */
const momentIn = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:\d\d)?)$/.test(text)
    ? new Date(text.replace(/([+-]\d\d)$/, '$1:00'))
    : undefined

/** With Latin digits in every language, as in the application. */
const momentOf = (moment: Date, { tag }: ExportWords) =>
  new Intl.DateTimeFormat(`${tag}-u-nu-latn`, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
    .format(moment)
    .concat(' UTC')

/** The name of a country or a language, by its code. */
function nameOf(code: string, type: 'region' | 'language', { tag }: ExportWords) {
  try {
    return new Intl.DisplayNames([tag], { type }).of(code) ?? code
  } catch {
    return code // not a code
  }
}

const style = `
:root{color-scheme:light dark;--text:#1a1d23;--dim:#565f69;--page:#fff;--line:#d5dae0;--link:#1557b0}
@media (prefers-color-scheme:dark){:root{--text:#e8eaed;--dim:#a9b1ba;--page:#14171c;--line:#3a414c;--link:#8ab8f5}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:16px/1.5 system-ui,"Noto Sans","Noto Sans Arabic",sans-serif}
main,footer{max-inline-size:60rem;margin-inline:auto;padding:24px 20px}
header img{float:inline-end;border-radius:16px;margin-inline-start:16px}
h1{font-size:28px;line-height:1.25;margin:0 0 8px}
h2{font-size:20px;line-height:1.3;margin:40px 0 12px}
p{margin:0 0 8px}
a{color:var(--link)}
.dim,footer{color:var(--dim)}
nav ul{margin:0;padding-inline-start:20px;columns:2 16rem}
nav li{padding-block:2px}
table{inline-size:100%;border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:8px 12px 8px 0;border-block-end:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:anywhere}
[dir=rtl] th,[dir=rtl] td{padding:8px 0 8px 12px}
th{color:var(--dim);font-size:14px;font-weight:600;overflow-wrap:normal}
td[dir=auto],dd[dir=auto]{unicode-bidi:plaintext;text-align:start;white-space:pre-wrap}
[dir=rtl] td[dir=auto],[dir=rtl] dd[dir=auto]{text-align:right}
[dir=ltr] td[dir=auto],[dir=ltr] dd[dir=auto]{text-align:left}
dl{margin:0 0 16px;border-block-start:1px solid var(--line);break-inside:avoid}
dl div{display:grid;grid-template-columns:minmax(8rem,16rem) minmax(0,1fr);gap:16px;padding-block:6px;border-block-end:1px solid var(--line)}
dt{color:var(--dim)}
dd{margin:0;overflow-wrap:anywhere}
@media (max-width:36rem){dl div{grid-template-columns:minmax(0,1fr);gap:0}main,footer{padding:16px 12px}table{display:block;overflow-x:auto}}
@media print{
:root{color-scheme:light;--text:#000;--dim:#444;--page:#fff;--line:#bbb;--link:#000}
@page{margin:15mm}
body{font-size:10pt}
main,footer{max-inline-size:none;padding:0}
h2{break-after:avoid}
tr,dl div{break-inside:avoid}
thead{display:table-header-group}
nav{display:none}
}`
