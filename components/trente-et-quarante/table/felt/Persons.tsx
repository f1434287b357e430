'use client'
import { memo } from 'react'
import { asPlayer } from '@/rules/banked/ids'
import type { Player } from '@/rules/trente-et-quarante/state/ids'
import { PersonChoice } from '../../../banked/table/PersonChoice'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { PlayerName } from '../../told/PlayerName'
import { unnamedNext } from '../staking'
import { useTable } from '../tablet'

interface PersonsProps {
  chosen: Player
  choose: (player: Player) => void
}

/** The person for whom the next taps stake: those at the table, or anybody else. */
export const Persons = memo(function Persons({ chosen, choose }: PersonsProps) {
  const t = useT('trente-table')
  const words = useT('banked')
  const view = useTable()
  const here = [...new Set([...view.present, chosen])]
  const others = view.persons
    .map(({ member }) => asPlayer(member))
    .filter((player) => !here.includes(player))
  return (
    <fieldset className="flex items-stretch gap-1.5">
      <legend className="sr-only">{words('whose')}</legend>
      <div className="grid max-h-[6.5rem] min-w-0 grow grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-1.5 overflow-y-auto">
        {here.map((player) => (
          <Choice key={player} chosen={player === chosen} onChange={() => choose(player)}>
            <PlayerName player={player} className="w-full truncate text-sm" />
          </Choice>
        ))}
      </div>
      <PersonChoice
        open={t('stakes.others')}
        look={{ variant: 'quiet', className: 'px-3!' }}
        first={{ words: t('stakes.unnamed'), choose: () => choose(unnamedNext(view)) }}
        players={others}
        Name={PlayerName}
        onChoose={choose}
      />
    </fieldset>
  )
})
