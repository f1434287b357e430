'use client'
import type { Bet, Call } from '@/rules/chemin-de-fer/state/coup'
import type { CoupView } from '@/rules/chemin-de-fer/views/coup'
import { ChipStacks } from '../../../drawn/ChipStacks'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useTable } from '../context'
import { clothPoint, STAKES_AT, STAKES_OF_STANDING_AT } from './places'
import { AT_SPOT, spotted } from './spots'

/** More stakes than these have smaller chips and cards, so that none lies over another. */
const MOST_LARGE = 6

export const isCrowded = ({ bets }: Pick<CoupView, 'bets'>): boolean => bets.length > MOST_LARGE

/** The stakes of the coup, each before the place of its owner; those of the standing with their names. */
export function BetsLaid() {
  const { view } = useTable()
  const { coup } = view
  if (!coup) return null
  const seats = view.summary.seats.length
  return coup.bets.map((bet) => (
    <div
      key={bet.member}
      style={spotted(clothPoint(bet.place, seats, stakesAt(bet)))}
      className={`${AT_SPOT} pointer-events-none flex flex-col items-center leading-none`}
    >
      <ChipStacks
        chips={bet.sum}
        className={isCrowded(coup) ? 'max-h-9 max-w-16' : 'max-h-14 max-w-24'}
      />
      <OneBet bet={bet} call={coup.calls.find(({ member }) => member === bet.member)} />
    </div>
  ))
}

const stakesAt = ({ place }: Bet): number =>
  place.kind === 'seat' ? STAKES_AT : STAKES_OF_STANDING_AT

function OneBet({ bet, call }: { bet: Bet; call: Call | undefined }) {
  const t = useT('chemin-table')
  return (
    <>
      <strong className="text-xl text-ivory">
        <Amount chips={bet.plays} />
      </strong>
      {bet.place.kind === 'gap' && (
        <span className="max-w-20 truncate text-sm">
          <MemberName id={bet.member} />
        </span>
      )}
      {call && (
        <span className="mt-0.5 rounded-sm bg-ivory px-1 py-0.5 text-sm font-semibold text-ground">
          {t(`calls.${call.kind}`)}
        </span>
      )}
    </>
  )
}
