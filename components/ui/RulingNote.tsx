'use client'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import { useClub } from '../club/club'
import { useLingua, useT } from '../language/i18n'
import { nameShown } from '../live/channel'
import { useGameHere } from '../live/game'
import type { ToldRuling } from '../live/trpc'
import { formatChips } from '../tell/chips'

/** Values of a sentence that are amounts of chips. */
const MONEY: readonly string[] = [
  'chips',
  'pot',
  'bet',
  'limit',
  'min',
  'max',
  'imbalance',
  'drawn',
  'missing',
]
/** Values that are members' ids, one or several. */
const MEMBERS: readonly string[] = ['member', 'members', 'next']

/** The sentence of a refusal, its members by name and its amounts as the club writes them. */
export function useRulingText(): (ruling: ToldRuling) => string {
  const locale = useLingua()
  const { club } = useClub()
  const t = useTranslations('errors')
  return (ruling) => {
    const text = ruling.sentence?.[locale]
    if (text) return text.replace(/\{(\w+)\}/g, (_, name) => inWords(name, ruling.say[name] ?? '—'))
    return t.has(ruling.code) ? t(ruling.code, ruling.say) : t('unexpected')
  }

  function inWords(name: string, value: string | number): string {
    if (typeof value === 'number' && MONEY.includes(name)) return formatChips(value, club, locale)
    if (typeof value !== 'string' || !MEMBERS.includes(name)) return String(value)
    const ids = value.split(/,\s*/)
    return ids.map((id) => nameShown(club.slug, id) ?? '—').join(', ')
  }
}

/** Why something was refused, in one line, with a link to its provision. */
export function RulingNote({ ruling }: { ruling: ToldRuling }) {
  const textOf = useRulingText()
  return (
    <p role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 px-4 py-3">
      {textOf(ruling)}{' '}
      {ruling.provision && <ProvisionLink id={ruling.provision} game={ruling.game} />}
    </p>
  )
}

/** The provision's id as a link to its page, in the regulation of the game whose screen this is unless another is said. */
export function ProvisionLink({ id, game }: { id: string; game?: string | undefined }) {
  const { club } = useClub()
  const t = useT('common')
  const here = useGameHere()
  const owner = game ?? here
  return (
    <Link
      href={`/${club.slug}/regolamento/${owner === null ? id : `${owner}/${id}`}`}
      className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap"
      aria-label={t('provision', { id })}
    >
      § {id}
    </Link>
  )
}
