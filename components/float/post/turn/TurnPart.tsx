'use client'
import { worthOf } from '@/rules/float/pieces/pieces'
import type { Turn } from '@/rules/float/state/table'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { useFloatAct, useFloatOffers } from '../../commanding'
import { FloatRefused } from '../../kit/FloatRefused'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { HandoverCount } from './HandoverCount'
import { ReliefSheet } from './ReliefSheet'

/** The turn of the changeur: its handover, counted by both, and the turns before (V.handover). */
export function TurnPart() {
  const t = useT('float-post')
  const { post } = usePost()
  const { handover, turn, pastTurns } = post.float
  // The one who comes on may go away too: then the inspector counts for somebody else.
  if (handover)
    return (
      <>
        <HandoverCount handover={handover} />
        {post.floor.waits && <ReliefSheet />}
      </>
    )
  const turns = turn ? [...pastTurns, turn] : pastTurns
  return (
    <>
      <BeginHandover />
      {post.float.turn && post.floor.waits && <ReliefSheet />}
      <PartSection title={t('turn.turns')}>
        <ul className="flex flex-col gap-1">
          {turns.toReversed().map((one) => (
            <TurnLine key={one.since} turn={one} />
          ))}
        </ul>
      </PartSection>
    </>
  )
}

function TurnLine({ turn }: { turn: Turn }) {
  const t = useT('float-post')
  return (
    <li>
      <MemberName id={turn.changeur} className="font-semibold" /> · <Moment at={turn.since} />–
      {turn.until === null ? t('turn.now') : <Moment at={turn.until} />} · {t('turn.took')}{' '}
      <Amount chips={worthOf(turn.took)} />
    </li>
  )
}

/** The persons who may come on: entered as changeur at this table, between two coups. */
function BeginHandover() {
  const t = useT('float-post')
  const { post } = usePost()
  const offers = useFloatOffers('beginHandover')
  const { take, refusal, waiting } = useFloatAct()
  return (
    <PartSection title={t('turn.begin')} note={t('turn.beginNote')}>
      {offers.length === 0 && <p>{t(post.floor.waits ? 'turn.nobody' : 'turn.waitForCoup')}</p>}
      <div className="flex flex-wrap gap-2">
        {offers.map((offer) => (
          <Button
            key={offer.payload.to}
            variant="primary"
            isDisabled={waiting}
            onPress={() => take(offer)}
          >
            {t('turn.to')} <MemberName id={offer.payload.to} />
          </Button>
        ))}
      </div>
      <FloatRefused refusal={refusal} />
    </PartSection>
  )
}
