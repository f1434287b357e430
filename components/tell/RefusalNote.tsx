'use client'
import { useTranslations } from 'use-intl'
import type { Parts, PlainParts } from '@/rules/kernel/tell'
import { ProvisionLink } from '../regulation/ProvisionLink'
import type { ToldRefusal } from '../trpc'
import { Told } from './Told'

/** Why something was refused: in the sentence of its game, else in the house's own for its code. */
export function RefusalTold({ refusal: { sentence, code, parts } }: { refusal: ToldRefusal }) {
  const t = useTranslations('errors')
  if (sentence) return <Told sentence={sentence} parts={parts} />
  return t.has(code) ? t(code, plainOf(parts)) : t('unexpected')
}

/** The same with a link to its provision. */
export function RefusalLine({ refusal }: { refusal: ToldRefusal }) {
  return (
    <>
      <RefusalTold refusal={refusal} />{' '}
      {refusal.provision && <ProvisionLink id={refusal.provision} game={refusal.game} />}
    </>
  )
}

/** The same as a notice on the page. */
export function RefusalNote({ refusal }: { refusal: ToldRefusal }) {
  return (
    <p role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 px-4 py-3">
      <RefusalLine refusal={refusal} />
    </p>
  )
}

const plainOf = (parts: Parts): PlainParts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) =>
      typeof part === 'object' ? [] : [[name, part]],
    ),
  )
