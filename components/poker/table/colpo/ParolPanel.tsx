'use client'
import type { MemberId } from '@/rules/kernel/ids'
import { tellsOpeningAtParol } from '@/rules/poker/readings'
import type { ParolView } from '@/rules/poker/views/table'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { type Acting, useAct, useOffer, useOffers } from '../../commanding'
import { useTable } from '../context'
import { Refusal } from '../sheet/Refusal'

/** XIII: the quota, the opening to show, and who has declared what. */
export function ParolNotes({ parol }: { parol: ParolView }) {
  const t = useT('table')
  return (
    <>
      <h2 className="text-2xl">
        {t('parol.title')}
        {parol.quota > 0 && (
          <>
            {' · '}
            {t('parol.quota')} <Amount chips={parol.quota} />
          </>
        )}
      </h2>
      <OpeningToShow />
      <Entitled parol={parol} turn={parol.next} />
    </>
  )
}

/** XIII: each player declares once, in giro order; those who enter pay the quota. The pot may be split before the hand. */
export function ParolActs({ parol }: { parol: ParolView }) {
  const t = useT('table')
  const { take, refusal, waiting } = useAct()
  const splits = useOffers('splitParol')
  const turn = parol.next
  if (turn === null && splits.length === 0 && !refusal) return null
  return (
    <section aria-label={t('parol.title')} className="flex flex-col gap-2">
      {refusal && <Refusal refusal={refusal} />}
      {turn !== null && <Turn parol={parol} member={turn} isDisabled={waiting} take={take} />}
      {splits.length > 0 && (
        <div className="grid grid-cols-2 gap-2">
          {splits.map((offer) => (
            <Button key={offer.payload.parts} isDisabled={waiting} onPress={() => take(offer)}>
              {t('parol.split', { parts: offer.payload.parts })}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

/** VI.6: the opening of the colpo that just ended in parol is shown too; the name where the moves were kept. */
function OpeningToShow() {
  const t = useT('table')
  const { colpi, edition } = useTable().view
  const outcome = colpi[0]?.outcome
  if (outcome?.kind !== 'parol' || !tellsOpeningAtParol({ edition })) return null
  if (outcome.opener === undefined)
    return <p className="leading-tight">{t('parol.openingOfAll')}</p>
  return (
    <p className="leading-tight">
      {t('parol.opening')}{' '}
      <strong>
        <MemberName id={outcome.opener} />
      </strong>
    </p>
  )
}

interface TurnProps {
  parol: ParolView
  member: MemberId
  isDisabled: boolean
  take: Acting['take']
}

/** XIII.3: the player whose turn it is; a player with less than the pot first sees what to do. */
function Turn({ parol, member, isDisabled, take }: TurnProps) {
  const t = useT('table')
  const enters = useOffer('declareParol', { member, in: true })
  const stays = useOffer('declareParol', { member, in: false })
  return (
    <div className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3">
      <p className="leading-tight">
        <strong>
          <MemberName id={member} />
        </strong>{' '}
        {t('parol.declares')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="primary"
          size="large"
          className="px-2!"
          isDisabled={!enters || isDisabled}
          onPress={() => enters && take(enters)}
        >
          <span className="flex flex-col">
            {t('parol.in')}
            <span className="text-base whitespace-nowrap">
              {t('parol.pays')} <Amount chips={parol.quotaDue} />
            </span>
          </span>
        </Button>
        <Button
          size="large"
          className="px-2!"
          isDisabled={!stays || isDisabled}
          onPress={() => stays && take(stays)}
        >
          {t('parol.out')}
        </Button>
      </div>
      {!enters && <p className="text-sm leading-tight">{t('parol.short')}</p>}
    </div>
  )
}

function Entitled({ parol, turn }: { parol: ParolView; turn: string | null }) {
  const t = useT('table')
  return (
    <ol className="leading-snug">
      {parol.entitled.map((member) => (
        <li
          key={member}
          className={`flex justify-between gap-2 ${member === turn ? 'font-semibold text-brass' : ''}`}
        >
          <MemberName id={member} />
          <span className="whitespace-nowrap">{t(`parol.${standing(parol, member, turn)}`)}</span>
        </li>
      ))}
    </ol>
  )
}

function standing(parol: ParolView, member: MemberId, turn: string | null) {
  if (member === turn) return 'speaks'
  const declared = parol.declared[member]
  if (declared === undefined) return 'toSpeak'
  return declared ? 'entered' : 'outside'
}
