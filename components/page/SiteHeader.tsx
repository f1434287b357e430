'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { type ComponentType, useState } from 'react'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { type Section, sectionsFor } from './sections'

/** The header: the club's name, the member's sections, and a menu with the language, the theme and signing out. */
export function SiteHeader() {
  const { club, me } = useClub()
  const t = useT('common')
  const path = usePathname()
  const sections = sectionsFor(me?.member?.roles ?? null)
  const isHere = (section: string) =>
    section === '' ? path === `/${club.slug}` : path.startsWith(`/${club.slug}${section}`)
  return (
    <header className="flex items-center gap-4 border-b-2 border-line bg-felt px-4 py-2 print:hidden">
      <Link
        href={`/${club.slug}`}
        className="mr-auto min-w-0 truncate py-2 font-serif text-xl font-semibold text-ivory no-underline"
      >
        {club.name}
      </Link>
      <nav aria-label={t('sections')} className="hidden items-center gap-1 lg:flex">
        {sections.map((one) => (
          <Link
            key={one.key}
            href={`/${club.slug}${one.path}`}
            aria-current={isHere(one.path) ? 'page' : undefined}
            className="flex min-h-12 items-center border-b-4 border-transparent px-3 pt-1 text-ivory no-underline hover:text-brass-high aria-[current]:border-brass"
          >
            {t(`section.${one.key}`)}
          </Link>
        ))}
      </nav>
      <MenuButton sections={sections} />
    </header>
  )
}

type Menu = ComponentType<{ sections: readonly Section[] }>

/** The menu's button. The menu itself is a tenth of a page's weight, so that it is loaded when it is first opened. */
function MenuButton({ sections }: { sections: readonly Section[] }) {
  const t = useT('common')
  const [Menu, setMenu] = useState<Menu | null>(null)
  if (Menu) return <Menu sections={sections} />
  // A failed load leaves the button as it is, for another try.
  const load = () =>
    import('./HouseMenu').then(
      (loaded) => setMenu(() => loaded.HouseMenu),
      () => undefined,
    )
  return (
    <Button aria-haspopup="menu" aria-expanded={false} className="shrink-0" onPress={load}>
      {t('menu')}
    </Button>
  )
}
