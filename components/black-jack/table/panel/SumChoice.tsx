'use client'
import { useState } from 'react'
import { asPlayer } from '@/rules/banked/ids'
import type { Player } from '@/rules/black-jack/state/ids'
import { ChipSum } from '../../../banked/table/ChipSum'
import { PersonChoice } from '../../../banked/table/PersonChoice'
import { useT } from '../../../language/i18n'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import { STANDING, type Staking } from './staking'

interface SumChoiceProps {
  staking: Staking
  /** Persons without a name who have a puntata in this colpo already. */
  unnamed: readonly Player[]
}

/** The sum that a tap on a casella lays, and the person who lays it: the holder of each seat, or anybody else by name. */
export function SumChoice({ staking, unnamed }: SumChoiceProps) {
  const t = useT('bj-table')
  const [isTyped, setTyped] = useState(false)
  const { summary, standing, persons } = useTable()
  const { chips, setChips, player, setPlayer } = staking
  const seated = summary.seats.flatMap(({ holder }) => holder ?? [])
  const members = persons.map(({ member }) => asPlayer(member))
  return (
    <ChipSum
      limits={summary.limits}
      chips={chips}
      onChips={setChips}
      isTyped={isTyped}
      onTyped={setTyped}
      beside={
        <PersonChoice
          open={player ? <Staker player={player} /> : t('stakes.person')}
          look={{ variant: player ? 'primary' : 'quiet' }}
          first={{ words: t('stakes.holder'), choose: () => setPlayer(null) }}
          players={[...new Set([...seated, ...standing, ...members, ...unnamed, STANDING])]}
          Name={Staker}
          onChoose={setPlayer}
        />
      }
    />
  )
}

/** A person by name, or one more who stands there without one. */
function Staker({ player }: { player: Player }) {
  const t = useT('bj-table')
  return player === STANDING ? t('stakes.standing') : <PlayerName player={player} />
}
