'use client'
import { useState } from 'react'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import type { Player } from '@/rules/black-jack/state/ids'
import type { CourtTable } from '@/rules/black-jack/views/view'
import { Refused } from '../../banked/told/Refused'
import { useT } from '../../language/i18n'
import { offersAmong } from '../../live/offers'
import { Button } from '../../ui/Button'
import { useAct, useCommanding } from '../commanding'
import { usePlayerName } from '../told/PlayerName'
import { WithReason } from './WithReason'

/** The words of a player, and their answers. */
const WORDS = [
  'sayWord',
  'double',
  'split',
  'answerDouble',
  'answerSplit',
  'answerSurplus',
] as const
/** Acts that only the inspector may give at a table. */
const ACTS = [
  ...WORDS,
  'voidColpo',
  'voidCasella',
  'declareCrowd',
  'forfeitSeat',
  'removePerson',
  'replaceCards',
  'takeAbandoned',
  'correctColpo',
] as const
type InspectorOffer = BlackJackOffer<(typeof ACTS)[number]>
type Word = BlackJackOffer<(typeof WORDS)[number]>

const isWord = (offer: InspectorOffer): offer is Word => WORDS.some((type) => type === offer.type)

/** A table as far as the inspector acts at it. */
type ActedTable = Pick<CourtTable, 'id' | 'seats' | 'sentOut' | 'colpo' | 'last'>

/** The words of a player are the inspector's for one who is away or was sent out, and nobody else (A6, B.21). */
const isTheirs = ({ seats, sentOut }: ActedTable, offer: InspectorOffer): boolean =>
  !isWord(offer) ||
  seats.some(({ holder, isAway }) => isAway && holder === offer.payload.player) ||
  sentOut.includes(offer.payload.player)

/** Persons at a table whom no mark tells to be here: away from their seat, or standing with a puntata. Source: B.21, A1. */
function unmarkedAt({ seats, sentOut, colpo, last }: ActedTable): Player[] {
  const staked = (colpo ?? last)?.caselle.flatMap(({ puntate }) =>
    puntate.map(({ player }) => player),
  )
  const away = seats.flatMap(({ holder, isAway }) => (holder !== null && isAway ? [holder] : []))
  return [...new Set([...away, ...(staked ?? [])])].filter((player) => !sentOut.includes(player))
}

/** The acts that may be given at a table now; whoever touched the cards may also be somebody without a mark. */
function useActsAt(table: ActedTable): InspectorOffer[] {
  const offered = offersAmong(useCommanding().offers, ACTS).filter(
    (offer) => offer.payload.table === table.id && isTheirs(table, offer),
  )
  const told = offered.flatMap((offer) =>
    offer.type === 'removePerson' ? [offer.payload.player] : [],
  )
  // `declareCrowd` is among the offers whenever the inspector may act at this table.
  if (!offered.some(({ type }) => type === 'declareCrowd')) return offered
  const unmarked = unmarkedAt(table)
    .filter((player) => !told.includes(player))
    .map((player) => ({
      type: 'removePerson' as const,
      payload: { table: table.id, player, why: '' },
    }))
  return offersAmong<InspectorOffer, InspectorOffer['type']>([...offered, ...unmarked], ACTS)
}

/** Everything that the inspector may decide at a table now; a reason is asked for where the act has one. */
export function InspectorActs({ table }: { table: ActedTable }) {
  const t = useT('bj-room')
  const { take, refusal, waiting } = useAct()
  const [asked, ask] = useState<InspectorOffer | null>(null)
  const here = useActsAt(table)
  const nameOf = usePlayerName()
  const wordsOf = ({ type, payload }: InspectorOffer): string => {
    const parts = [
      t(`court.act.${type}`),
      'casella' in payload && payload.casella ? `${t('court.casella')} ${payload.casella}` : '',
      'player' in payload ? nameOf(payload.player) : '',
      type === 'sayWord' ? t(`act.${payload.word}`) : '',
      type === 'answerDouble' ? t(payload.joins ? 'act.joins' : 'act.stays') : '',
      type === 'answerSplit' ? t(`act.${payload.answer}`) : '',
      type === 'answerSurplus' ? t(payload.takes ? 'act.takes' : 'act.refuses') : '',
      type === 'declareCrowd' ? t(payload.isCrowded ? 'court.on' : 'court.off') : '',
    ]
    return parts.filter((part) => part !== '').join(' · ')
  }
  const refused = <Refused refusal={refusal} />
  if (here.length === 0) return refused
  return (
    <details>
      <summary className="min-h-10 cursor-pointer text-lg">{t('court.acts')}</summary>
      <ul className="grid gap-2 sm:grid-cols-2">
        {here.map((offer) => (
          <li key={offer.type + JSON.stringify(offer.payload)}>
            <Button
              wide
              isDisabled={waiting}
              onPress={() => ('why' in offer.payload || offer.bounds ? ask(offer) : take(offer))}
            >
              {wordsOf(offer)}
            </Button>
          </li>
        ))}
      </ul>
      {refused}
      {asked && <WithReason offer={asked} title={wordsOf(asked)} onClose={() => ask(null)} />}
    </details>
  )
}
