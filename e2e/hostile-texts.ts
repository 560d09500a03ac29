/** What an attacker may write so that it runs in the browsers of others. Each text calls `ran()` when it succeeds. */
export const HOSTILE: readonly string[] = [
  '<script>ran()</script>',
  '<img src=x onerror=ran()>',
  '"><svg onload=ran()>',
  `' onmouseover='ran()' x='`,
  '" autofocus onfocus="ran()" x="',
  '</script><script>ran()</script>',
  '</title><script>ran()</script>',
  '</textarea><script>ran()</script>',
  '--></style><script>ran()</script><!--',
  '<a href="javascript:ran()">x</a>',
  'javascript:ran()',
  '<iframe srcdoc="<script>parent.ran()</script>">',
  '<iframe src="javascript:parent.ran()">',
  '<base href="https://evil.invalid/">',
  '<meta http-equiv=refresh content="0;url=javascript:ran()">',
  '<form action=javascript:ran()><button autofocus>',
  '<object data="data:text/html,<script>parent.ran()</script>">',
  '<svg><animate onbegin=ran() attributeName=x dur=1s>',
  '<details open ontoggle=ran()>',
  '<style>@import "https://evil.invalid/"</style>',
  '&lt;script&gt;ran()&lt;/script&gt;',
  '%3Cscript%3Eran()%3C/script%3E',
  '\\u003cscript\\u003eran()\\u003c/script\\u003e',
  '＜script＞ran()＜/script＞',
  // Lasting changes of the writing direction are refused; a mark is needed for scripts from right to left.
  '\u200f>tpircs/<)(nar>tpircs<\u200f',
  '<scr\u2028ipt>ran()</scr\u2028ipt>',
  "{{constructor.constructor('ran()')()}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant to be one that somebody forgot to escape
  '${ran()}',
  '"-ran()-"',
  "';ran();//",
  '<script>alert(1)</script>',
]

/** All of the texts above that fit into a number of characters, each on its own line. */
export const HOSTILE_TEXT = (length: number): string => {
  let text = ''
  for (const line of HOSTILE) if (text.length + line.length + 1 <= length) text += `${line}\n`
  return text.trim()
}
