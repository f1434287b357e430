'use client'
import { useState } from 'react'
import { asPlayer } from '@/rules/banked/ids'
import type { Player } from '@/rules/black-jack/state/ids'
import { ChipSum } from '../../../banked/ChipSum'
import { useT } from '../../../language/i18n'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import type { Staking } from './staking'

/** The sum that a tap on a casella lays, by a chip or by digits, and the person who lays it. */
export function SumChoice({ staking }: { staking: Staking }) {
  const { limits } = useTable().view.summary
  const [isTyped, setTyped] = useState(false)
  return (
    <ChipSum
      limits={limits}
      chips={staking.chips}
      onChips={staking.setChips}
      isTyped={isTyped}
      onTyped={setTyped}
      beside={<PersonChoice staking={staking} />}
    />
  )
}

/** The person whose puntata the next taps lay: the holder of each seat, or anybody else by name. */
function PersonChoice({ staking }: { staking: Staking }) {
  const t = useT('bj-table')
  const { view } = useTable()
  const [asks, setAsks] = useState(false)
  const seated = view.summary.seats.flatMap(({ holder }) => holder ?? [])
  const members = view.persons.map(({ member }) => asPlayer(member))
  const players = [...new Set([...seated, ...view.standing, ...members])]
  const choose = (player: Player | null) => {
    setAsks(false)
    staking.setPlayer(player)
  }
  return (
    <>
      <Button variant={staking.player ? 'primary' : 'quiet'} onPress={() => setAsks(true)}>
        {staking.player ? <PlayerName player={staking.player} /> : t('stakes.person')}
      </Button>
      {asks && (
        <FullSheet title={t('stakes.whose')} onClose={() => setAsks(false)}>
          <div className="grid grid-cols-4 gap-2">
            <Button variant="primary" onPress={() => choose(null)}>
              {t('stakes.holder')}
            </Button>
            {players.map((player) => (
              <Button key={player} onPress={() => choose(player)}>
                <PlayerName player={player} />
              </Button>
            ))}
          </div>
        </FullSheet>
      )}
    </>
  )
}
