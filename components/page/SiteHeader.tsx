'use client'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components'
import { LOCALES } from '@/messages/locale'
import type { HouseRole } from '@/rules/kernel/decider'
import { closeSession } from '../access/session'
import { useClub } from '../club/club'
import { useChooseLingua, useLingua, useT } from '../language/i18n'
import { buttonLook } from '../ui/Button'

interface Section {
  path: string
  key: 'tonight' | 'evenings' | 'season' | 'regulation' | 'desk' | 'deputato' | 'admin'
  for?: readonly HouseRole[]
}

/** The sections of the house and the roles that see them in the header; no roles means every member. */
const SECTIONS: readonly Section[] = [
  { path: '', key: 'tonight' },
  { path: '/serate', key: 'evenings' },
  { path: '/stagione', key: 'season' },
  { path: '/regolamento', key: 'regulation' },
  { path: '/segreteria', key: 'desk', for: ['segretario', 'amministratore'] },
  { path: '/deputato', key: 'deputato', for: ['deputato'] },
  { path: '/amministrazione', key: 'admin', for: ['amministratore'] },
]

const ITEM_LOOK =
  'flex min-h-12 cursor-pointer items-center rounded-md px-4 text-ivory no-underline data-focused:bg-brass data-focused:text-ink'

/** The header: the club's name, the member's sections, the language, and signing out. */
export function SiteHeader() {
  const { club, me } = useClub()
  const t = useT('common')
  const path = usePathname()
  const roles = me?.member?.roles ?? []
  const sections = me?.member
    ? SECTIONS.filter((one) => !one.for || one.for.some((role) => roles.includes(role)))
    : SECTIONS.filter((one) => one.key === 'regulation')
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
      <HouseMenu sections={sections} />
    </header>
  )
}

function HouseMenu({ sections }: { sections: typeof SECTIONS }) {
  const { club, me } = useClub()
  const t = useT('common')
  const lingua = useLingua()
  const choose = useChooseLingua()
  const signOut = async () => {
    await closeSession()
    // A full page load, so that nothing of the last member stays in memory.
    window.location.assign(`/${club.slug}/entra`)
  }
  const link = 'flex lg:hidden'
  return (
    <MenuTrigger>
      <AriaButton className={`${buttonLook('secondary')} shrink-0`}>{t('menu')}</AriaButton>
      <Popover
        placement="bottom end"
        className="min-w-64 rounded-xl border-2 border-line-strong bg-felt-high shadow-2xl"
      >
        {me?.member && (
          <p className="border-b-2 border-line px-5 py-3">
            <span className="block font-semibold">{me.member.name}</span>
            <span className="text-sm text-sage">{t('card', { card: me.member.card })}</span>
          </p>
        )}
        <Menu aria-label={t('menu')} className="p-1 outline-none">
          {sections.map((one) => (
            <MenuItem
              key={one.key}
              id={one.key}
              href={`/${club.slug}${one.path}`}
              className={ITEM_LOOK.replace('flex', link)}
            >
              {t(`section.${one.key}`)}
            </MenuItem>
          ))}
          {LOCALES.filter((one) => one !== lingua).map((one) => (
            <MenuItem key={one} id={one} onAction={() => choose(one)} className={ITEM_LOOK}>
              <span lang={one}>{t(`language.${one}`)}</span>
            </MenuItem>
          ))}
          {me?.member && (
            <MenuItem id="account" href={`/${club.slug}/entra/account`} className={ITEM_LOOK}>
              {t('account')}
            </MenuItem>
          )}
          {me ? (
            <MenuItem id="out" onAction={() => void signOut()} className={ITEM_LOOK}>
              {t('signOut')}
            </MenuItem>
          ) : (
            <MenuItem id="in" href={`/${club.slug}/entra`} className={ITEM_LOOK}>
              {t('signIn')}
            </MenuItem>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
