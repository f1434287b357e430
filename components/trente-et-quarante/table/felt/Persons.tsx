'use client'
import { asPlayer } from '@/rules/banked/ids'
import { PersonChoice } from '../../../banked/table/PersonChoice'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { PlayerName } from '../../told/PlayerName'
import { type Staking, unnamedNext } from '../staking'
import { useTable } from '../tablet'

/** The person for whom the next taps stake: those at the table, or anybody else. */
export function Persons({ staking: { player: chosen, setPlayer } }: { staking: Staking }) {
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
          <Choice key={player} chosen={player === chosen} onChange={() => setPlayer(player)}>
            <PlayerName player={player} className="w-full truncate text-sm" />
          </Choice>
        ))}
      </div>
      <PersonChoice
        open={t('stakes.others')}
        look={{ variant: 'quiet', className: 'px-3!' }}
        first={{ words: t('stakes.unnamed'), choose: () => setPlayer(unnamedNext(view)) }}
        players={others}
        Name={PlayerName}
        onChoose={setPlayer}
      />
    </fieldset>
  )
}
