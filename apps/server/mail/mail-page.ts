import { escapeHtml } from '../html.ts'

export type MailPage = {
  tag: string
  dir: 'ltr' | 'rtl'
  /** Shown beside the subject in the list of a mailbox. */
  preview: string
  paragraphs: readonly string[]
  items: readonly string[]
  message?: { from: string; text: string } | undefined
  code?: string | undefined
  button?: { url: string; label: string } | undefined
  closing: readonly string[]
  /** It may be in another language than the mail. */
  footer: { text: string; tag: string; dir: 'ltr' | 'rtl' }
}

/** The colours of the four patterns (packages/ui), since a mail can load neither CSS nor SVG. */
const squares = [
  ['#1557b0', '#1f6f3a'],
  ['#a84300', '#a01472'],
] as const

const dark = `@media (prefers-color-scheme: dark) {
body, .page { background: #14171c !important; }
.sheet { background: #1e2229 !important; border-color: #333a45 !important; }
.sheet, .sheet p, .sheet a, .name { color: #e9ecf1 !important; }
.quote { border-color: #4d5a6e !important; }
.foot { color: #a7b0bd !important; }
.sheet a.button { background: #8ab8f5 !important; color: #10141a !important; }
}`

/**
 * The HTML of every mail: a table with inline styles, which all mail programs show, and dark colours
 * where they are supported. All texts are escaped here.
 */
export function mailPage({ tag, dir, preview, footer, ...page }: MailPage): string {
  return `<!doctype html><html lang="${tag}" dir="${dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><style>${dark}</style></head>
<body style="margin:0;background:#f3f5f8"><div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f5f8"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;font-family:system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;font-size:16px;line-height:1.5;color:#1a1d23">
<tr><td style="padding:0 8px 16px">${mark}</td></tr>
<tr><td class="sheet" dir="${dir}" style="padding:24px;background:#ffffff;border:1px solid #dde2ea;border-radius:12px">${partsOf(page).join('')}</td></tr>
<tr><td class="foot" lang="${footer.tag}" dir="${footer.dir}" style="padding:16px 8px;font-size:13px;color:#5a6472">${escapeHtml(footer.text)}</td></tr>
</table></td></tr></table></body></html>`
}

const mark = `<table role="presentation" cellpadding="0" cellspacing="0"><tr><td><table role="presentation" dir="ltr" cellpadding="0" cellspacing="2">${squares
  .map(
    (row) =>
      `<tr>${row.map((colour) => `<td width="11" height="11" style="background:${colour};border-radius:3px;font-size:0">&nbsp;</td>`).join('')}</tr>`,
  )
  .join(
    '',
  )}</table></td><td class="name" style="padding:0 10px;font-size:20px;font-weight:700;color:#1a1d23">Quartet</td></tr></table>`

const partsOf = ({
  paragraphs,
  items,
  message,
  code,
  button,
  closing,
}: Omit<MailPage, 'tag' | 'dir' | 'preview' | 'footer'>) => [
  ...paragraphs.map(paragraph),
  items.length > 0
    ? `<ul style="margin:0 0 16px">${items.map((item) => `<li dir="auto">${escapeHtml(item)}</li>`).join('')}</ul>`
    : '',
  message ? quote(message) : '',
  code
    ? `<p style="margin:0 0 16px;font-size:28px;letter-spacing:4px"><strong>${escapeHtml(code)}</strong></p>`
    : '',
  button
    ? `<p style="margin:24px 0"><a class="button" href="${escapeHtml(button.url)}" style="display:inline-block;padding:12px 20px;background:#1557b0;color:#ffffff;text-decoration:none;font-weight:600;border-radius:8px">${escapeHtml(button.label)}</a></p>`
    : '',
  ...closing.map(paragraph),
]

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`

/** What a person wrote, marked as theirs. */
const quote = ({ from, text }: { from: string; text: string }) =>
  `<p style="margin:0 0 4px"><strong>${escapeHtml(from)}</strong></p><p class="quote" dir="auto" style="margin:0 0 16px;padding:0 0 0 12px;border-inline-start:3px solid #b9c4d4;white-space:pre-wrap">${escapeHtml(text)}</p>`
