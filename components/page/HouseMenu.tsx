'use client'
import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  Button as AriaButton,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  RouterProvider,
} from 'react-aria-components'
import { LOCALES } from '@/messages/locale'
import { closeSession } from '../access/session'
import { useClub } from '../club/club'
import { useChooseLingua, useLingua, useT } from '../language/i18n'
import { useToast } from '../tell/Toast'
import { useBackCloses } from '../ui/backCloses'
import { buttonLook } from '../ui/buttonLook'
import type { Section } from './sections'
import { THEMES } from './themes'
import { useTheme } from './useTheme'

const ITEM_LOOK =
  'flex min-h-12 cursor-pointer items-center rounded-md px-4 text-ivory no-underline data-focused:bg-brass data-focused:text-ink'

/** No room for the sections beside the club's name, which shows them from the style's `lg` on. */
const NARROW = '(width < 64rem)'

function useIsNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(NARROW)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(NARROW).matches,
  )
}

/**
 * The header's menu, which opens at once: it is loaded because somebody opened it. Its button has the focus before that, so
 * that it gets it back.
 */
export function HouseMenu({ sections }: { sections: readonly Section[] }) {
  const { club, me } = useClub()
  const t = useT('common')
  const router = useRouter()
  const { refused } = useToast()
  const isNarrow = useIsNarrow()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setOpen(true), [])
  useBackCloses(isOpen, () => setOpen(false))
  const signOut = async () => {
    const refusal = await closeSession()
    if (refusal) return refused(refusal)
    // A full page load, so that nothing of the last member stays in memory.
    window.location.assign(`/${club.slug}/entra`)
  }
  return (
    <RouterProvider navigate={(path) => router.push(path)}>
      <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <AriaButton autoFocus className={`${buttonLook('secondary')} shrink-0`}>
          {t('menu')}
        </AriaButton>
        <Popover
          placement="bottom end"
          className="max-w-[calc(100vw-24px)] min-w-[min(16rem,100vw-24px)] rounded-xl border-2 border-line-strong bg-felt-high shadow-2xl"
        >
          {me?.member && (
            <p className="border-b-2 border-line px-5 py-3">
              <span className="block font-semibold">{me.member.name}</span>
              <span className="text-sm text-sage">{t('card', { card: me.member.card })}</span>
            </p>
          )}
          <Menu aria-label={t('menu')} className="p-1 outline-none">
            {/* One that is merely not shown would still take the arrow keys. */}
            {(isNarrow ? sections : []).map((one) => (
              <MenuItem
                key={one.key}
                id={one.key}
                href={`/${club.slug}${one.path}`}
                className={ITEM_LOOK}
              >
                {t(`section.${one.key}`)}
              </MenuItem>
            ))}
            <LanguageItems />
            <ThemeItems />
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
    </RouterProvider>
  )
}

/** The other languages. */
function LanguageItems() {
  const t = useT('common')
  const lingua = useLingua()
  const choose = useChooseLingua()
  return LOCALES.filter((one) => one !== lingua).map((one) => (
    <MenuItem key={one} id={one} onAction={() => choose(one)} className={ITEM_LOOK}>
      <span lang={one}>{t(`language.${one}`)}</span>
    </MenuItem>
  ))
}

/** The other looks of the screens: by day, by night, or as the device says. */
function ThemeItems() {
  const t = useT('common')
  const [theme, choose] = useTheme()
  return (
    <>
      {THEMES.filter((one) => one !== theme).map((one) => (
        <MenuItem key={one} id={one} onAction={() => choose(one)} className={ITEM_LOOK}>
          {t(`theme.${one}`)}
        </MenuItem>
      ))}
      {theme !== null && (
        <MenuItem id="device" onAction={() => choose(null)} className={ITEM_LOOK}>
          {t('theme.device')}
        </MenuItem>
      )}
    </>
  )
}
