'use client'
import { useState } from 'react'
import { type Chips, NO_CHIPS } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import { toAccept, unsaidAmount } from '@/rules/poker/giro/stake'
import type { PokerOffer } from '@/rules/poker/offers'
import { acceptsOrLeaves, earlyOf } from '@/rules/poker/play/early'
import { asksByPlaying } from '@/rules/poker/play/sectors'
import { multipleOf } from '@/rules/poker/play/verify'
import type { Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { useOffer } from '../../commanding'
import { useTable } from '../context'
import { AmountSheet } from './AmountSheet'
import type { MovesProps } from './PlayPanel'
import { RaiseTo } from './RaiseTo'

/** Moves of one tap, in the order of their buttons. */
const FIRST = ['keepEarly', 'withdrawEarly', 'passOpening', 'sayParol', 'accept'] as const
const LAST = ['fold'] as const
type Plain = (typeof FIRST)[number] | (typeof LAST)[number]
/** Moves with an amount: one tap gives the offered amount; another amount is typed within the bounds. */
const WITH_AMOUNT = ['open', 'bet', 'raise'] as const
type WithAmount = (typeof WITH_AMOUNT)[number]

/** The moves of the player whose turn it is. */
export function SpeakerMoves({ member, ...how }: MovesProps & { member: MemberId }) {
  const { play, act, take, isDisabled } = how
  const t = useT('table')
  const [writing, setWriting] = useState<WithAmount | null>(null)
  const due = toAccept(play, member)
  const early = earlyOf(play, member)
  const isBound = early !== undefined && acceptsOrLeaves(play, early)
  return (
    <div className="grid grid-cols-2 gap-2">
      <Short member={member} play={play} />
      {isBound && <p className="col-span-full leading-tight">{t('play.spokeEarly')}</p>}
      {FIRST.map((type) => (
        <PlainMove
          key={type}
          type={type}
          member={member}
          isDisabled={isDisabled}
          take={take}
          isBound={isBound}
          chips={type === 'accept' || (isBound && type === 'keepEarly') ? due : NO_CHIPS}
        />
      ))}
      {WITH_AMOUNT.map((type) => (
        <AmountMoves
          key={type}
          type={type}
          play={play}
          isDisabled={isDisabled}
          take={take}
          onWrite={() => setWriting(type)}
          member={member}
        />
      ))}
      {LAST.map((type) => (
        <PlainMove
          key={type}
          type={type}
          member={member}
          isDisabled={isDisabled}
          take={take}
          isBound={isBound}
          chips={NO_CHIPS}
        />
      ))}
      {writing && (
        <AmountSheet
          type={writing}
          member={member}
          play={play}
          title={t(`play.move.${writing}`)}
          onClose={() => setWriting(null)}
          act={act}
        />
      )}
    </div>
  )
}

/** III.5: before entering, a player with less than the pot is shown what they would answer for. */
function Short({ member, play }: { member: MemberId; play: Play }) {
  const { colpo } = useTable().view
  const t = useT('table')
  if (!colpo || !asksByPlaying(colpo, play, member)) return null
  return <p className="col-span-full text-sm leading-tight">{t('play.short')}</p>
}

interface MoveProps {
  member: MemberId
  isDisabled: boolean
  take: MovesProps['take']
}

/** XI.2: the names of the moves of a player who spoke early and finds a larger bet. */
const BOUND = { keepEarly: 'acceptEarly', withdrawEarly: 'leaveEarly' } as const
const isEarly = (type: Plain): type is keyof typeof BOUND => type in BOUND

/** A.7: an affranco who comes in after a partner's raise declares tris in the same tap. */
function nameOf({ type, isBound }: { type: Plain; isBound: boolean }, offer: PokerOffer<Plain>) {
  if (isBound && isEarly(type)) return BOUND[type]
  return offer.type === 'accept' && offer.payload.tris ? 'acceptTris' : type
}

function PlainMove(props: MoveProps & { type: Plain; isBound: boolean; chips: Chips }) {
  const t = useT('table')
  const offer = useOffer(props.type, { member: props.member })
  if (!offer) return null
  const primary =
    props.type === 'accept' || props.type === 'passOpening' || props.type === 'sayParol'
  return (
    <Button
      variant={primary ? 'primary' : 'secondary'}
      size="large"
      className="px-2!"
      isDisabled={props.isDisabled}
      onPress={() => props.take(offer)}
    >
      <span>
        {t(`play.move.${nameOf(props, offer)}`)}
        {props.chips > 0 && (
          <span className="block">
            <Amount chips={props.chips} />
          </span>
        )}
      </span>
    </Button>
  )
}

interface AmountMoveProps extends MoveProps {
  type: WithAmount
  play: Play
  onWrite: () => void
}

/** VI.7: an opening without an amount is for the pot; E8: a bet without one is the cip. */
function AmountMoves({ type, member, play, isDisabled, take, onWrite }: AmountMoveProps) {
  const t = useT('table')
  const offer = useOffer(type, { member })
  if (!offer) return null
  return (
    <>
      {type !== 'raise' && (
        <Button size="large" className="px-2!" isDisabled={isDisabled} onPress={() => take(offer)}>
          <span>
            {t(`play.move.${type}`)}
            <span className="block">
              <Amount chips={unsaidAmount(play, member, type)} />
            </span>
          </span>
        </Button>
      )}
      {type === 'raise' && <Double {...{ member, play, isDisabled, take }} />}
      <Button size="large" className="px-2!" isDisabled={isDisabled} onPress={onWrite}>
        {t(`play.amount.${type}`)}
      </Button>
    </>
  )
}

/** VIII.3: the usual raise, by doubling the bet; not where the raiser has tris to declare first (A.4). */
function Double({ member, play, isDisabled, take }: MoveProps & { play: Play }) {
  const t = useT('table')
  const offer = useOffer('raise', { member, by: 'doppio', tris: false })
  if (!offer) return null
  return (
    <Button size="large" className="px-2!" isDisabled={isDisabled} onPress={() => take(offer)}>
      <span>
        {t('play.raisesTo')} <RaiseTo bet={play.bet} to={multipleOf(play, member, 'doppio')} />
      </span>
    </Button>
  )
}
