'use client'
import Link from 'next/link'
import { useTranslations } from 'use-intl'
import type { Ruling } from '@/rules/decider'
import { refusalText } from '@/rules/poker/refusals'
import { useClub } from '../club'
import { useLingua, useT } from '../i18n'

/** The sentence of a refusal: its article's, or the one of `messages/<locale>/errors.json`. */
export function useRulingText(): (ruling: Ruling) => string {
  const locale = useLingua()
  const t = useTranslations('errors')
  return (ruling) => {
    const text = refusalText(locale, ruling)
    if (text) return text
    return t.has(ruling.code) ? t(ruling.code, ruling.say) : t('unexpected')
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
