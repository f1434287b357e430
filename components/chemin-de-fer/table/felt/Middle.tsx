'use client'
import { useT } from '../../../language/i18n'
import { Amount, useChips } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { useTable } from '../context'
import { ResultCard } from '../panel/ResultCard'
import { Hands } from './Hands'
import { useBankShown } from './useBankShown'

/** Sizes of the bank's number by its length, so that the largest sums still stand in the middle. */
const SIZES = ['text-[5.4rem]', 'text-[4.6rem]', 'text-[3.6rem]', 'text-[2.6rem]'] as const
const sizeOf = (length: number) => SIZES[length <= 4 ? 0 : length <= 6 ? 1 : length <= 8 ? 2 : 3]

/** The middle of the table: the bank, largest of all, with its banker; and low, clear of the stakes, the cards of the coup. */
export function Middle() {
  const t = useT('chemin-table')
  const { view } = useTable()
  const chips = useChips()
  const { mano, coup } = view
  const bank = useBankShown()
  return (
    <div className="pointer-events-none absolute inset-x-[21%] top-[28%] bottom-[13.5%] flex flex-col items-center text-center">
      <div className="my-auto flex flex-col items-center">
        {bank && (
          <>
            <p className="text-lg leading-tight">{bank.name}</p>
            <p
              data-bank
              className={`font-serif leading-[0.95] font-semibold ${sizeOf(chips(bank.chips).length)}`}
            >
              <Amount chips={bank.chips} />
            </p>
          </>
        )}
        {mano && (
          <p className="text-xl leading-tight font-semibold">
            <MemberName id={mano.banker} />
            {mano.socio && (
              <>
                {' + '}
                <MemberName id={mano.socio} />
              </>
            )}
          </p>
        )}
        {mano && !coup && view.summary.level !== 1 && (
          <p className="leading-tight">
            {t('bank.course', { coups: mano.coups, wins: mano.wins, ties: mano.ties })}
          </p>
        )}
        {coup && coup.phase !== 'open' && (
          <p className="leading-tight">
            {t('bank.plays')}{' '}
            <strong className="text-xl">
              <Amount chips={coup.matched} />
            </strong>
          </p>
        )}
        <ResultCard />
      </div>
      {coup?.holder && <Hands coup={coup} holder={coup.holder} />}
    </div>
  )
}
