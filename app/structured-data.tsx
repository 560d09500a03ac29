/** The page's data for search engines, as JSON-LD. */
export function StructuredData({ data }: { data: object }) {
  // A name such as '</script>' must not end the element; in JSON the escape means the same character.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above, and React would escape quotes, which JSON needs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
