'use client'
import { useState } from 'react'
import { frozenBy } from '@/rules/poker/frame/at-table'
import { playersIn } from '@/rules/poker/giro/turn'
import type { Colpo } from '@/rules/poker/state/colpo'
import type { Play } from '@/rules/poker/state/play'
import { useT } from '../../../language/i18n'
import { Foot, Notes } from '../../../tablet/Foot'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { type Acting, useAct, useOffer } from '../../commanding'
import { useTable } from '../context'
import { Names } from '../log/OutcomeText'
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
  const layDown = useOffer('layDown')
  const partito = useOffer('agreePartito')
  const frozen = frozenBy(useTable().view)
  const how = { play, act, take, isDisabled: waiting }
  return (
    <section
      aria-label={t('colpo.title', { number: colpo.number })}
      className="flex grow flex-col gap-2"
    >
      <Notes>
        {frozen && (
          <p className="rounded-lg border-4 border-double border-warn px-3 py-2 leading-tight">
            {t('play.frozen')} <em>{frozen.about}</em>
          </p>
        )}
      </Notes>
      <Foot>
        <Turn play={play} />
        {play.answering.length > 0 && <Answering {...how} lowest={play.lowest ?? colpo.lowest} />}
        {play.speaker !== null && play.phase !== 'draw' && (
          <SpeakerMoves {...how} member={play.speaker} />
        )}
        {play.phase === 'draw' && <DrawMoves {...how} />}
        {partito && (
          <Button isDisabled={waiting} onPress={() => take(partito)}>
            <span>
              {t('play.move.agreePartito')} <Names members={playersIn(play)} />
            </span>
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
        <Button variant="quiet" className="px-2!" onPress={() => setRare(true)}>
          {t('play.rare')}
        </Button>
      </Foot>
      {rare && (
        <RareMoves {...how} refusal={refusal} forget={forget} onClose={() => setRare(false)} />
      )}
    </section>
  )
}

/** The question of this moment, with the name of the player whom it is put to. */
function Turn({ play }: { play: Play }) {
  const t = useT('table')
  const { speaker, phase, answering } = play
  const asked = speaker ?? answering[0] ?? null
  return (
    <h2 className="text-xl">
      {speaker === null && answering.length > 0
        ? t('play.answers')
        : speaker === null && phase === 'draw'
          ? t('play.secondTake')
          : t(`play.phase.${phase}`)}
      {asked !== null && (
        <span className="block text-2xl text-brass">
          {' '}
          <MemberName id={asked} />
        </span>
      )}
    </h2>
  )
}

export interface MovesProps extends Pick<Acting, 'act' | 'take'> {
  play: Play
  isDisabled: boolean
}
