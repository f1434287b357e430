'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { useState } from 'react'
import { useClub } from '../club/club'
import { Emblem } from '../club/Emblem'
import { useT } from '../language/i18n'
import { Button } from '../ui/Button'
import { onDemand } from '../ui/loaded/onDemand'
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
    <header className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b-2 border-line bg-felt px-4 py-2 print:hidden">
      <Link
        href={`/${club.slug}`}
        className="mr-auto flex min-w-0 items-center gap-3 py-1 font-serif text-xl font-semibold text-ivory no-underline"
      >
        <Emblem className="h-10" />
        <span className="truncate py-1">{club.name}</span>
      </Link>
      <nav aria-label={t('sections')} className="hidden flex-wrap items-center lg:flex xl:gap-1">
        {sections.map((one) => (
          <Link
            key={one.key}
            href={`/${club.slug}${one.path}`}
            aria-current={isHere(one.path) ? 'page' : undefined}
            className="flex min-h-12 items-center border-b-4 border-transparent px-2 pt-1 whitespace-nowrap text-ivory no-underline xl:px-3 hover:text-brass-high aria-[current]:border-brass"
          >
            {t(`section.${one.key}`)}
          </Link>
        ))}
      </nav>
      <MenuButton sections={sections} />
    </header>
  )
}

/** The menu's button. The menu itself is a tenth of a page's weight, so that it is loaded when it is first opened. */
function MenuButton({ sections }: { sections: readonly Section[] }) {
  const [isWanted, setWanted] = useState(false)
  if (isWanted) return <HouseMenu sections={sections} />
  return <ClosedMenu onPress={() => setWanted(true)} />
}

function ClosedMenu({ onPress }: { onPress?: () => void }) {
  const t = useT('common')
  return (
    <Button aria-haspopup="menu" aria-expanded={false} className="shrink-0" onPress={onPress}>
      {t('menu')}
    </Button>
  )
}

const HouseMenu = onDemand<{ sections: readonly Section[] }>(
  () => import('./HouseMenu').then((loaded) => loaded.HouseMenu),
  { ahead: true, Placeholder: () => <ClosedMenu /> },
)
