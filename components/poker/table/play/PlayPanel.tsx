'use client'
import { useState } from 'react'
import type { Colpo } from '@/rules/poker/state/colpo'
import type { Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { type Acting, useAct, useOffer } from '../../commanding'
import { Refusal } from '../sheet/Refusal'
import { Answering } from './Answering'
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
  const partito = useOffer('agreePartito')
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
      {play.answering.length > 0 && <Answering {...how} lowest={play.lowest ?? colpo.lowest} />}
      {play.speaker !== null && play.phase !== 'draw' && (
        <SpeakerMoves {...how} member={play.speaker} />
      )}
      {play.phase === 'draw' && <DrawMoves {...how} />}
      {partito && (
        <Button isDisabled={waiting} onPress={() => take(partito)}>
          {t('play.move.agreePartito')}
        </Button>
      )}
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
