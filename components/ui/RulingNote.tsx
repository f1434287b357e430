'use client'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import type { Ruling } from '@/rules/kernel/decider'
import { poker } from '@/rules/poker/decider'
import { formatChips } from '../chips'
import { useClub } from '../club'
import { useLingua, useT } from '../i18n'
import { nameShown } from '../live/channel'

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
export function useRulingText(): (ruling: Ruling) => string {
  const locale = useLingua()
  const { club } = useClub()
  const t = useTranslations('errors')
  return (ruling) => {
    const say = Object.fromEntries(
      Object.entries(ruling.say).map(([name, value]) => [name, inWords(name, value)]),
    )
    const text = poker.sentence(ruling)?.[locale]
    if (text) return text.replace(/\{(\w+)\}/g, (_, name) => String(say[name] ?? '—'))
    return t.has(ruling.code) ? t(ruling.code, ruling.say) : t('unexpected')
  }

  function inWords(name: string, value: string | number): string | number {
    if (typeof value === 'number' && MONEY.includes(name)) return formatChips(value, club, locale)
    if (typeof value !== 'string' || !MEMBERS.includes(name)) return value
    const ids = value.split(/,\s*/)
    return ids.map((id) => nameShown(club.slug, id) ?? '—').join(', ')
  }
}

/** Why something was refused, in one line, with a link to its provision. */
export function RulingNote({ ruling }: { ruling: Ruling }) {
  const textOf = useRulingText()
  return (
    <p role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 px-4 py-3">
      {textOf(ruling)} {ruling.provision && <ProvisionLink id={ruling.provision} />}
    </p>
  )
}

/** The provision's id as a link to its page. */
export function ProvisionLink({ id }: { id: string }) {
  const { club } = useClub()
  const t = useT('common')
  return (
    <Link
      href={`/${club.slug}/regolamento/${id}`}
      className="inline-flex min-h-8 items-center font-semibold whitespace-nowrap"
      aria-label={t('provision', { id })}
    >
      § {id}
    </Link>
  )
}
