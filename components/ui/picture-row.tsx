import { Picture } from './picture'

type PictureRowProps = { pictures: readonly string[]; label: string }

/** Small pictures that open in full. */
export function PictureRow({ pictures, label }: PictureRowProps) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {pictures.map((src, index) => (
        <li key={src}>
          <a href={src} target="_blank" rel="noreferrer" className="block rounded-md">
            <Picture src={src} alt={`Picture ${index + 1}`} sizes="5rem" className="size-20 rounded-md" />
          </a>
        </li>
      ))}
    </ul>
  )
}
