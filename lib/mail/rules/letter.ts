/** A line of a table: a label with notes below it, and a value at its end. */
export type LetterRow = { label: string; notes?: readonly string[]; value: string; strong?: boolean }

/** The parts of a letter, used for both its HTML and its text. */
export type Block =
  | { heading: string }
  | { text: string }
  | { button: string; href: string }
  | { rows: readonly LetterRow[] }

/** The content of a mail. */
export type Letter = {
  subject: string
  /** The preview that mail programs list beside the subject. */
  preview: string
  blocks: readonly Block[]
}

/** The letter as plain text. */
export function letterText({ blocks }: Letter, site: string): string {
  return `${blocks.map(blockText).join('\n\n')}\n\n--\nPlateful\n${site}\n`
}

function blockText(block: Block): string {
  if ('heading' in block) return block.heading
  if ('text' in block) return block.text
  if ('button' in block) return `${block.button}:\n${block.href}`
  return block.rows
    .map(({ label, notes = [], value }) => [`${label}: ${value}`, ...notes.map((note) => `  ${note}`)].join('\n'))
    .join('\n')
}

const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** The site's colors, light and dark, in a form that mail programs read: they do not load its stylesheet. */
const STYLE = `
  body,.page{background:#fbf9f6}.card{background:#fff;border:1px solid #e8e3dc}
  .ink{color:#2b241f}.soft{color:#6b625a}.line{border-top:1px solid #e8e3dc}.button{background:#c8291c;color:#fff}
  @media (prefers-color-scheme:dark){
    body,.page{background:#161210!important}.card{background:#1e1a17!important;border-color:#3a342f!important}
    .ink{color:#f1ede8!important}.soft{color:#b5aca3!important}.line{border-color:#3a342f!important}
  }`

/** The letter as HTML in the site's look; built from tables, since mail programs support little else. */
export function letterHtml({ subject, preview, blocks }: Letter, site: string): string {
  const body = blocks.map(blockHtml).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${STYLE}</style>
</head>
<body style="margin:0;padding:0">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="${FONT}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td style="padding:0 4px 16px"><a href="${escaped(site)}" class="ink" style="font-size:22px;font-weight:800;letter-spacing:-0.02em;text-decoration:none">Plateful</a></td></tr>
<tr><td class="card" style="border-radius:16px;padding:28px 24px">
${body}
</td></tr>
<tr><td class="soft" style="padding:16px 4px 0;font-size:13px;line-height:20px">You get this mail because of your account at <a href="${escaped(site)}" class="soft">Plateful</a>.</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function blockHtml(block: Block): string {
  if ('heading' in block)
    return `<h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:30px;font-weight:700">${escaped(block.heading)}</h1>`
  if ('text' in block)
    return `<p class="ink" style="margin:0 0 16px;font-size:16px;line-height:24px">${escaped(block.text)}</p>`
  if ('button' in block)
    return `<p style="margin:8px 0 20px"><a href="${escaped(block.href)}" class="button" style="display:inline-block;border-radius:999px;padding:13px 24px;font-size:16px;line-height:22px;font-weight:600;text-decoration:none">${escaped(block.button)}</a></p>`
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;font-size:16px;line-height:24px">
${block.rows.map(rowHtml).join('\n')}
</table>`
}

function rowHtml({ label, notes = [], value, strong = false }: LetterRow): string {
  const weight = strong ? ';font-weight:700' : ''
  const below = notes.map(
    (note) => `<br><span class="soft" style="font-size:14px;font-weight:400">${escaped(note)}</span>`,
  )
  return `<tr><td class="ink line" style="padding:8px 12px 8px 0;vertical-align:top${weight}">${escaped(label)}${below.join('')}</td><td class="ink line" align="right" style="padding:8px 0;vertical-align:top${weight}">${escaped(value)}</td></tr>`
}

/** Names and notes are user input. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
