'use client'
import { useState } from 'react'
import { asPlayer } from '@/rules/banked/ids'
import { ChipSum } from '../../../banked/table/ChipSum'
import { PersonChoice } from '../../../banked/table/PersonChoice'
import { useT } from '../../../language/i18n'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'
import type { Staking } from './staking'

/** The sum that a tap on a casella lays, and the person who lays it: the holder of each seat, or anybody else by name. */
export function SumChoice({ staking }: { staking: Staking }) {
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
          open={player ? <PlayerName player={player} /> : t('stakes.person')}
          look={{ variant: player ? 'primary' : 'quiet' }}
          first={{ words: t('stakes.holder'), choose: () => setPlayer(null) }}
          players={[...new Set([...seated, ...standing, ...members])]}
          Name={PlayerName}
          onChoose={setPlayer}
        />
      }
    />
  )
}
