'use client'
import { useState } from 'react'
import type { Player } from '@/rules/black-jack/state/ids'
import { asPlayer } from '@/rules/black-jack/state/ids'
import { asChips, lesser, NO_CHIPS, times } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Digits } from '../../../tablet/Digits'
import { FullSheet } from '../../../tablet/Sheet'
import { Amount } from '../../../tell/Amount'
import { Button } from '../../../ui/Button'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import type { Staking } from './staking'

/** Usual puntate, in the table's minimum. */
const USUAL = [1, 2, 5, 10] as const

/** The sum that a tap on a casella lays, by a chip or by digits, and the person who lays it. */
export function SumChoice({ staking }: { staking: Staking }) {
  const t = useT('bj-table')
  const { limits } = useTable().view.summary
  const { chips, setChips } = staking
  const [types, setTypes] = useState(false)
  const usual = USUAL.map((n) => times(limits.minimum, n)).filter((sum) => sum <= limits.maximum)
  return (
    <div className="flex flex-col gap-2">
      <div className="grid grid-cols-2 gap-1.5">
        {usual.map((sum) => (
          <Choice key={sum} chosen={chips === sum} onChange={() => setChips(sum)}>
            <Amount chips={sum} className="text-xl" />
          </Choice>
        ))}
      </div>
      <div className="grid grid-cols-2 gap-1.5">
        <Button variant="quiet" aria-expanded={types} onPress={() => setTypes(!types)}>
          {t('stakes.other')}
        </Button>
        <PersonChoice staking={staking} />
      </div>
      {types && (
        <>
          <p className="flex justify-between" aria-live="polite">
            {t('stakes.sum')} <Amount chips={chips} className="text-2xl font-semibold" />
          </p>
          <Digits
            onDigits={(digits) =>
              setChips(lesser(limits.maximum, asChips(Number(`${chips || ''}${digits}`))))
            }
            onClear={() => setChips(NO_CHIPS)}
          />
        </>
      )}
    </div>
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
