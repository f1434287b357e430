'use client'
import { useClub } from './club'

/** The club's emblem beside its name; nothing where it has none. `className` gives its height. */
export function Emblem({ className }: { className: string }) {
  const { slug, emblem } = useClub().club
  if (!emblem) return null
  const src = `/emblem/${slug}/${emblem}.png`
  // biome-ignore lint/performance/noImgElement: no picture is scaled here, so Next's own element would add only weight.
  return <img src={src} alt="" className={`w-auto shrink-0 ${className}`} />
}
