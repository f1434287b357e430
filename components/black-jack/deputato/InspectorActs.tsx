'use client'
import { useState } from 'react'
import type { BlackJackOffer } from '@/rules/black-jack/offers'
import type { CourtTable } from '@/rules/black-jack/views/view'
import { Refused } from '../../banked/told/Refused'
import { useT } from '../../language/i18n'
import { offersAmong, rangeOf } from '../../live/offers'
import { MoneyField } from '../../money/MoneyField'
import { useSum } from '../../money/useSum'
import { CommandDialog } from '../../tell/CommandDialog'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/Field'
import { useAct, useCommanding } from '../commanding'
import { usePlayerName } from '../told/PlayerName'

/** Acts that only the inspector may give at a table. */
const ACTS = [
  'sayWord',
  'answerSurplus',
  'voidColpo',
  'voidCasella',
  'declareCrowd',
  'forfeitSeat',
  'removePerson',
  'replaceCards',
  'takeAbandoned',
  'signAbandoned',
  'correctColpo',
] as const
type InspectorOffer = BlackJackOffer<(typeof ACTS)[number]>

/** The words of a titolare are the inspector's for one who is away or was sent out, and nobody else (A6, B.21). */
const isTheirs = ({ seats, sentOut }: CourtTable, { type, payload }: InspectorOffer): boolean =>
  (type !== 'sayWord' && type !== 'answerSurplus') ||
  seats.some(({ holder, isAway }) => isAway && holder === payload.player) ||
  sentOut.includes(payload.player)

/** Everything that the inspector may decide at a table now; a reason is asked for where the act has one. */
export function InspectorActs({ table }: { table: CourtTable }) {
  const t = useT('bj-room')
  const { take, refusal, waiting } = useAct()
  const [asked, ask] = useState<InspectorOffer | null>(null)
  const here = offersAmong(useCommanding().offers, ACTS).filter(
    (offer) => offer.payload.table === table.id && isTheirs(table, offer),
  )
  const nameOf = usePlayerName()
  const told = ({ type, payload }: InspectorOffer): string => {
    const parts = [
      'casella' in payload && payload.casella ? `${t('court.casella')} ${payload.casella}` : '',
      'player' in payload ? nameOf(payload.player) : '',
      type === 'sayWord' ? t(`act.${payload.word}`) : '',
      type === 'answerSurplus' ? t(payload.takes ? 'act.takes' : 'act.refuses') : '',
      type === 'declareCrowd' ? t(payload.isCrowded ? 'court.on' : 'court.off') : '',
      type === 'signAbandoned' ? `${payload.number} · ${t(`court.${payload.wanted}`)}` : '',
    ]
    return parts.filter((part) => part !== '').join(' · ')
  }
  const wordsOf = (offer: InspectorOffer) => `${t(`court.act.${offer.type}`)} ${told(offer)}`
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

interface WithReasonProps {
  offer: InspectorOffer
  title: string
  onClose: () => void
}

/** The reason of an act, and its sum where it has one. */
function WithReason({ offer, title, onClose }: WithReasonProps) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { take, refusal, waiting } = useAct()
  const { payload } = offer
  const hasReason = 'why' in payload
  const hasSum = 'chips' in payload
  const [why, setWhy] = useState('')
  const sum = useSum(hasSum ? payload.chips : null, rangeOf<string>(offer, 'chips') ?? {})
  const { chips } = sum
  const isReady = (!hasReason || why.trim().length >= 3) && (!hasSum || chips !== null)
  async function give() {
    const more = {
      ...(hasReason ? { why: why.trim() } : {}),
      ...(chips !== null ? { chips } : {}),
    }
    if (await take(offer, more)) onClose()
  }
  return (
    <CommandDialog
      title={title}
      action={t('court.give')}
      isReady={isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={give}
      onClose={onClose}
    >
      {hasSum && <MoneyField label={words('sum')} {...sum.field} />}
      {hasReason && (
        <Field
          label={words('ruling.why')}
          value={why}
          onChange={setWhy}
          maxLength={200}
          autoFocus
        />
      )}
    </CommandDialog>
  )
}
