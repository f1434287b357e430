'use client'
import { useTranslations } from 'use-intl'
import { isKey } from '@/messages/keys'
import type { Parts, PlainParts } from '@/rules/kernel/tell'
import type { ToldRefusal } from '../live/trpc'
import { ProvisionLink } from '../regulation/ProvisionLink'
import { Told, useTold } from './Told'

/** Why something was refused, as a notice on the page with a link to its provision. */
export function RefusalNote({ refusal }: { refusal: ToldRefusal }) {
  return (
    <p role="alert" className="rounded-lg border-l-4 border-bad bg-bad-deep/30 px-4 py-3">
      <RefusalTold refusal={refusal} />{' '}
      {refusal.provision && <ProvisionLink id={refusal.provision} game={refusal.game} />}
    </p>
  )
}

/** Its words alone: in the sentence of its game, else in the house's own for its code. */
export function RefusalTold({ refusal }: { refusal: ToldRefusal }) {
  const { sentence, parts } = refusal
  const ofHouse = useWordsOfHouse()
  return sentence ? <Told sentence={sentence} parts={parts} /> : ofHouse(refusal)
}

/** The same as plain text, for a toast, which outlives the page whose names it tells. */
export function useRefusalTold(): (refusal: ToldRefusal) => string {
  const told = useTold()
  const ofHouse = useWordsOfHouse()
  return (refusal) => {
    const { sentence, parts } = refusal
    return sentence ? told({ sentence, parts }) : ofHouse(refusal)
  }
}

/** The errors of the server and of the network, by their code in `messages/<locale>/errors.json`. */
function useWordsOfHouse(): (refusal: ToldRefusal) => string {
  const t = useTranslations('errors')
  return ({ code, parts }) => (isKey(t, code) ? t(code, plainOf(parts)) : t('unexpected'))
}

const plainOf = (parts: Parts): PlainParts =>
  Object.fromEntries(
    Object.entries(parts).flatMap(([name, part]) =>
      typeof part === 'object' ? [] : [[name, part]],
    ),
  )
