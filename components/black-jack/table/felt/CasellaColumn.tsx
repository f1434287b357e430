'use client'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { waitsIn } from '@/rules/black-jack/play/claim'
import type { Casella } from '@/rules/black-jack/state/colpo'
import type { CasellaNumber, Player } from '@/rules/black-jack/state/ids'
import type { Seat } from '@/rules/black-jack/state/table'
import { type Chips, NO_CHIPS, sumOf } from '@/rules/kernel/chips'
import { ChipStacks } from '../../../drawn/ChipStacks'
import { SeatName } from '../../../drawn/SeatName'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { PlainButton } from '../../../ui/PlainButton'
import { usePlayerName } from '../../told/PlayerName'
import { ResultKeys } from '../result/ResultKeys'
import type { DraftCasella, ResultDraft } from '../result/useResult'
import { useTable } from '../tablet'
import { HandShown } from './HandShown'

/** Letters of a name with a long word. */
const SMALL = 'text-[0.75rem] tracking-tighter'

interface CasellaColumnProps {
  seat: Seat
  /** How far it stands below the top of the felt, on a tablet with room for the arc. */
  drop: string
  /** Its result as far as it is told. */
  draft: DraftCasella | null
  /** How a result is told; null where the colpo is played card by card. */
  telling: ResultDraft['change'] | null
  hasBlackJack: boolean
  isSent: boolean
  onCasella: (number: CasellaNumber) => void
  onSeat: (number: CasellaNumber) => void
}

/** The name of the player who holds a seat. */
function Holder({ player }: { player: Player }) {
  return (
    <SeatName
      name={usePlayerName()(player)}
      mostLetters={7}
      className="line-clamp-2 w-full font-semibold"
      usual="text-sm"
      small={SMALL}
    />
  )
}

/** The name of a player with a puntata before the seat of another, up to the edges of the casella. */
function Guest({ player, isTitolare = false }: { player: Player; isTitolare?: boolean }) {
  return (
    <SeatName
      name={usePlayerName()(player)}
      mostLetters={7}
      className={`-mx-1 line-clamp-2 self-stretch ${isTitolare ? 'font-semibold text-brass-high' : ''}`}
      usual="text-xs"
      small={SMALL}
    />
  )
}

/** A casella and the seat before it: who sits there, what lies on it, and its manos. A tap on another leaves it as it is. */
export const CasellaColumn = memo(function CasellaColumn(props: CasellaColumnProps) {
  const { seat, drop, draft, telling, hasBlackJack, isSent, onCasella, onSeat } = props
  const t = useT('bj-table')
  const { colpo, claims } = useTable()
  const casella = colpo?.caselle.find(({ number }) => number === seat.number)
  const isTurn = colpo?.turn?.casella === seat.number
  const isStaking = colpo?.phase === 'open' || telling !== null
  const isClaimed =
    colpo !== null && claims.some((claim) => claim.casella === seat.number && waitsIn(claim, colpo))
  return (
    <li
      style={{ '--drop': drop } as CSSProperties}
      className={`flex min-w-0 wide:mt-(--drop) flex-col wide:min-h-0 gap-1 rounded-xl border-2 p-0.5 ${isTurn ? 'border-brass bg-brass/10' : 'border-line'} ${casella?.isVoid ? 'opacity-60' : ''}`}
    >
      <PlainButton
        onPress={() => onSeat(seat.number)}
        aria-label={t('felt.seat', { n: seat.number })}
        className={`flex min-h-14 w-full cursor-pointer flex-col items-center justify-center rounded-lg border-2 text-center leading-tight outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass ${seat.holder === null ? 'border-dashed border-line-strong' : 'border-solid border-line-strong bg-felt-high'}`}
      >
        <span className="text-sm text-sage">{seat.number}</span>
        {seat.holder === null ? (
          <span className="text-sm font-semibold">{t('felt.free')}</span>
        ) : (
          <Holder player={seat.holder} />
        )}
        {seat.isAway && <span className="text-xs text-brass-high">{t('felt.away')}</span>}
      </PlainButton>
      <PlainButton
        isDisabled={isSent}
        onPress={() => onCasella(seat.number)}
        aria-label={t('casella', { n: seat.number })}
        className={`flex min-h-24 w-full cursor-pointer flex-col items-center justify-end gap-0.5 rounded-lg border-2 p-1 text-center outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass active:bg-brass/30 ${isStaking ? 'border-brass' : 'border-line-strong'}`}
      >
        {casella && <Stakes casella={casella} holder={seat.holder} />}
        {draft?.puntate.map(({ player, chips, insurance }) => (
          <Stake
            key={player}
            chips={chips}
            isTight={draft.puntate.length > 1}
            name={player !== seat.holder && <Guest player={player} />}
          >
            <Insurance chips={insurance} />
          </Stake>
        ))}
        {!casella && !draft && <span className="pb-6 text-2xl text-sage">{seat.number}</span>}
      </PlainButton>
      {isClaimed && (
        <p role="status" className="border-2 border-warn text-center text-sm font-semibold">
          {t('felt.claim')}
        </p>
      )}
      <div className="flex grow flex-col gap-1 wide:min-h-0 wide:basis-0 wide:overflow-y-auto">
        {casella?.hands.map((hand, index) => (
          <HandShown
            // biome-ignore lint/suspicious/noArrayIndexKey: a mano is its place on the casella.
            key={index}
            casella={casella}
            hand={hand}
            index={index}
          />
        ))}
        {telling && draft && (
          <ResultKeys draft={draft} hasBlackJack={hasBlackJack} isSent={isSent} change={telling} />
        )}
      </div>
    </li>
  )
})

/** The puntate from the outermost in: the seat's own has no name, and the name of another titolare stands out. */
function Stakes({ casella, holder }: { casella: Casella; holder: Player | null }) {
  const t = useT('bj-table')
  const isMany = casella.puntate.length > 1
  return casella.puntate.map(({ player, on, amount, insurance, isPar }) => (
    <Stake
      key={player}
      chips={sumOf(on) > 0 ? sumOf(on) : amount}
      isGone={sumOf(on) === 0}
      isTight={isMany}
      name={player !== holder && <Guest player={player} isTitolare={player === casella.titolare} />}
    >
      <Insurance chips={insurance} />
      {isPar && <span className="block text-xs">{t('felt.par')}</span>}
    </Stake>
  ))
}

/** An insurance as a chip beside its puntata. */
function Insurance({ chips }: { chips: Chips }) {
  const t = useT('bj-table')
  if (chips === NO_CHIPS) return null
  return (
    <span
      title={t('due.insurance')}
      className="mx-auto flex w-fit flex-wrap items-center justify-center gap-x-1 rounded border border-dashed border-brass px-1 text-sm"
    >
      <ChipStacks chips={chips} className="max-h-5 max-w-10" />
      <span className="whitespace-nowrap">
        {t('felt.insured')} <Amount chips={chips} className="font-semibold" />
      </span>
    </span>
  )
}

interface StakeProps {
  chips: Chips
  /** Paid or collected already. */
  isGone?: boolean
  /** One of several: its chips lie beside the sum, so that the manos below have room. */
  isTight?: boolean
  name: ReactNode
  /** Everything else that lies there, never cut. */
  children: ReactNode
}

function Stake({ chips, isGone = false, isTight = false, name, children }: StakeProps) {
  return (
    <span
      className={`flex w-full flex-col items-center leading-tight ${isGone ? 'opacity-50' : ''}`}
    >
      <span
        className={`flex w-full items-center justify-center gap-x-1 ${isTight ? '' : 'flex-col'}`}
      >
        {!isGone && (
          <ChipStacks
            chips={chips}
            className={isTight ? 'max-h-7 max-w-1/2' : 'max-h-10 max-w-full'}
          />
        )}
        <strong className={`text-lg ${isGone ? 'line-through' : ''}`}>
          <Amount chips={chips} />
        </strong>
      </span>
      {name}
      {children}
    </span>
  )
}
