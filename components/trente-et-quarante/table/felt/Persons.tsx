'use client'
import { useState } from 'react'
import { asPlayer } from '@/rules/banked/ids'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { PlayerName } from '../../told/PlayerName'
import { useTable } from '../context'
import { type Staking, unnamedNext } from '../staking'

/** The person for whom the next taps stake: those at the table, or anybody else. */
export function Persons({ staking }: { staking: Staking }) {
  const t = useT('trente-table')
  const { view } = useTable()
  const [asks, setAsks] = useState(false)
  const here = view.present.includes(staking.player)
    ? view.present
    : [...view.present, staking.player]
  const others = view.persons
    .map(({ member }) => asPlayer(member))
    .filter((player) => !here.includes(player))
  const choose = (player: Player) => {
    setAsks(false)
    staking.setPlayer(player)
  }
  return (
    <fieldset className="flex items-stretch gap-1.5">
      <legend className="sr-only">{t('stakes.whose')}</legend>
      <div className="grid max-h-[6.5rem] min-w-0 grow grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1.5 overflow-y-auto">
        {here.map((player) => (
          <Choice
            key={player}
            chosen={player === staking.player}
            onChange={() => staking.setPlayer(player)}
          >
            <PlayerName player={player} className="w-full truncate text-sm" />
          </Choice>
        ))}
      </div>
      <Button variant="quiet" className="px-3!" onPress={() => setAsks(true)}>
        {t('stakes.others')}
      </Button>
      {asks && (
        <FullSheet title={t('stakes.whose')} onClose={() => setAsks(false)}>
          <div className="grid grid-cols-4 gap-2">
            <Button variant="primary" onPress={() => choose(unnamedNext(view))}>
              {t('stakes.unnamed')}
            </Button>
            {others.map((player) => (
              <Button key={player} onPress={() => choose(player)}>
                <PlayerName player={player} />
              </Button>
            ))}
          </div>
        </FullSheet>
      )}
    </fieldset>
  )
}
