'use client'
import { useState } from 'react'
import type { Colpo } from '@/rules/poker/state/colpo'
import type { Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { type Acting, useAct, useOffer } from '../../commanding'
import { Refusal } from '../sheet/Refusal'
import { DrawMoves } from './DrawMoves'
import { RareMoves } from './RareMoves'
import { Showdown } from './Showdown'
import { SpeakerMoves } from './SpeakerMoves'

/** A colpo move by move: the player whose turn it is, with their possible moves and no others. */
export function PlayPanel({ colpo, play }: { colpo: Colpo; play: Play }) {
  const t = useT('table')
  const { act, take, refusal, waiting, forget } = useAct()
  const [rare, setRare] = useState(false)
  const undo = useOffer('undoMove')
  const layDown = useOffer('layDown')
  const how = { play, act, take, isDisabled: waiting }
  return (
    <section
      aria-label={t('colpo.title', { number: colpo.number })}
      className="flex flex-col gap-3"
    >
      <h2 className="text-xl">
        {t(`play.phase.${play.phase}`)}
        {play.speaker !== null && (
          <span className="block text-2xl text-brass">
            <MemberName id={play.speaker} />
          </span>
        )}
      </h2>
      {play.answering.length > 0 && <Answering {...how} />}
      {play.speaker !== null && play.phase !== 'draw' && (
        <SpeakerMoves {...how} member={play.speaker} />
      )}
      {play.phase === 'draw' && <DrawMoves {...how} />}
      {layDown && (
        <Button
          variant="primary"
          size="large"
          className="px-2!"
          isDisabled={waiting}
          onPress={() => take(layDown)}
        >
          {t('play.move.layDown')}
        </Button>
      )}
      {play.phase === 'showdown' && play.answering.length === 0 && (
        <Showdown {...how} lowest={play.lowest ?? colpo.lowest} />
      )}
      {refusal && <Refusal refusal={refusal} />}
      <div className="grid grid-cols-2 gap-2">
        <Button
          variant="quiet"
          className="px-2!"
          isDisabled={!undo || waiting}
          onPress={() => undo && take(undo, { why: t('play.undoWhy') })}
        >
          {t('play.undo')}
        </Button>
        <Button variant="quiet" className="px-2!" onPress={() => setRare(true)}>
          {t('play.rare')}
        </Button>
      </div>
      {rare && (
        <RareMoves {...how} refusal={refusal} forget={forget} onClose={() => setRare(false)} />
      )}
    </section>
  )
}

export interface MovesProps extends Pick<Acting, 'act' | 'take'> {
  play: Play
  isDisabled: boolean
}

/** VI.5: after a wrong opening each player who entered says whether they hold an opening. */
function Answering({ take, isDisabled }: MovesProps) {
  const t = useT('table')
  const offer = useOffer('answerOpening')
  if (!offer) return null
  return (
    <div className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3">
      <p className="leading-tight">
        <strong>
          <MemberName id={offer.payload.member} />
        </strong>{' '}
        {t('play.holdsOpening')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {[true, false].map((holds) => (
          <Button
            key={String(holds)}
            isDisabled={isDisabled}
            onPress={() => take(offer, { holds })}
          >
            {t(holds ? 'consent.yes' : 'consent.no')}
          </Button>
        ))}
      </div>
    </div>
  )
}
