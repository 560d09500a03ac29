/** The restaurant's description of itself. */
export function About({ description }: { description: string }) {
  return (
    <section aria-labelledby="about-title" className="pb-8">
      <h2 id="about-title" className="mb-2 font-bold text-xl">
        About
      </h2>
      <p className="max-w-3xl break-words text-base text-ink-soft">{description}</p>
    </section>
  )
}
