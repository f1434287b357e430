'use client'
import { useState } from 'react'
import type { Colpo } from '@/rules/poker/state/colpo'
import type { Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useAct, useOffers } from '../context'
import { Refusal } from '../Refusal'
import { DrawMoves } from './DrawMoves'
import { RareMoves } from './RareMoves'
import { Showdown } from './Showdown'
import { SpeakerMoves } from './SpeakerMoves'

/** A colpo move by move: whose turn it is, and only what he may do. */
export function PlayPanel({ colpo, play }: { colpo: Colpo; play: Play }) {
  const t = useT('table')
  const { act, refusal, waiting, forget } = useAct()
  const [rare, setRare] = useState(false)
  const undo = useOffers('undoMove')[0]
  const layDown = useOffers('layDown')[0]
  const how = { play, act, isDisabled: waiting }
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
          onPress={() => act('layDown', layDown.payload)}
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
          onPress={() => act('undoMove', { why: t('play.undoWhy') })}
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

export interface MovesProps {
  play: Play
  act: ReturnType<typeof useAct>['act']
  isDisabled: boolean
}

/** VI.5: after a wrong opening each who entered says whether he holds it. */
function Answering({ act, isDisabled }: MovesProps) {
  const t = useT('table')
  const offers = useOffers('answerOpening')
  const member = offers[0]?.payload.member
  if (typeof member !== 'string') return null
  return (
    <div className="flex flex-col gap-2 rounded-lg border-2 border-brass p-3">
      <p className="leading-tight">
        <strong>
          <MemberName id={member} />
        </strong>{' '}
        {t('play.holdsOpening')}
      </p>
      <div className="grid grid-cols-2 gap-2">
        {[true, false].map((holds) => (
          <Button
            key={String(holds)}
            isDisabled={isDisabled}
            onPress={() => act('answerOpening', { member, holds })}
          >
            {t(holds ? 'consent.yes' : 'consent.no')}
          </Button>
        ))}
      </div>
    </div>
  )
}
