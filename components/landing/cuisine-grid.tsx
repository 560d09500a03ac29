import Link from 'next/link'
import { Container } from '@/components/ui/container'
import { Picture } from '@/components/ui/picture'
import { CUISINES, cuisinePicture } from '@/lib/restaurants/rules/catalog'

/** Every cuisine as a link to its restaurants. */
export function CuisineGrid() {
  return (
    <section aria-labelledby="cuisines-title" className="pb-16">
      <Container>
        <h2 id="cuisines-title" className="mb-6 font-extrabold text-2xl">
          What are you in the mood for?
        </h2>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5">
          {CUISINES.map((cuisine) => (
            <li key={cuisine}>
              <Link
                href={`/home?cuisine=${encodeURIComponent(cuisine)}`}
                prefetch={false}
                className="group flex h-18 items-center gap-2 rounded-md border border-line bg-surface px-3 lg:gap-3 lg:px-3.5 transition-[border-color,box-shadow] hover:border-line-strong/60 hover:shadow-soft"
              >
                <Picture
                  src={cuisinePicture(cuisine)}
                  alt=""
                  sizes="2.75rem"
                  background=""
                  className="size-8 shrink-0 lg:size-11"
                  imgClassName="transition-transform duration-200 group-hover:scale-110"
                />
                <span className="min-w-0 truncate font-semibold text-sm lg:text-base">{cuisine}</span>
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
