import { expect, test } from 'vitest'
import { type Letter, letterHtml, letterText } from './letter'

const SITE = 'https://plateful.example'
const LETTER: Letter = {
  subject: 'Your order & more',
  preview: 'Two lines',
  blocks: [
    { heading: 'Thank you' },
    { text: 'Tom & Jerry\'s "<script>alert(1)</script>"' },
    {
      rows: [
        { label: '2 × Soup', notes: ['Large'], value: '$13.00' },
        { label: 'Total', value: '$20.00', strong: true },
      ],
    },
    { button: 'Open', href: `${SITE}/orders/7?a=1&b=2` },
  ],
}

test('the text of a letter says all that its HTML says [4.25.7]', () => {
  expect(letterText(LETTER, SITE)).toBe(`Thank you

Tom & Jerry's "<script>alert(1)</script>"

2 × Soup: $13.00
  Large
Total: $20.00

Open:
${SITE}/orders/7?a=1&b=2

--
Plateful
${SITE}
`)
})

test('texts of users cannot write HTML into a letter [V1.3.10–11]', () => {
  const html = letterHtml(LETTER, SITE)
  expect(html).not.toContain('<script')
  expect(html).toContain("Tom &amp; Jerry's &quot;&lt;script&gt;alert(1)&lt;/script&gt;&quot;")
  expect(html).toContain('<title>Your order &amp; more</title>')
  expect(html).toContain('href="https://plateful.example/orders/7?a=1&amp;b=2"')
})

test('a letter is dark where the reader asks for it, and names no file of another site', () => {
  const html = letterHtml(LETTER, SITE)
  expect(html).toContain('prefers-color-scheme:dark')
  expect(html).not.toMatch(/src=|@import|url\(/)
})
