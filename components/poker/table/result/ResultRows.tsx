'use client'
import type { ReactNode } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import { putBy, withHonour, withLost, withUscitaBack } from '@/rules/poker/12-showdown/written'
import { type Colpo, HONOURS } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { Choice } from '../../../tablet/Choice'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { PlainButton } from '../../../ui/PlainButton'
import { useTable } from '../context'
import { ALONG, seatPlaces } from '../seats/seatPlaces'
import { type Draft, toggleChosen, toggleRefund, writeFor } from './draft'
import { placesAt } from './places'

/** Extra questions of the rows. */
export type Extra = 'honours' | 'refund' | 'out'

interface ResultRowsProps {
  colpo: Colpo
  draft: Draft
  extra: Extra | null
  /** Whether the resti of now are those before the colpo. */
  showsResti: boolean
  onChange: (draft: Draft) => void
  /** The content of the middle of the oval. */
  children?: ReactNode
}

/** The height of a player's cell: the name, and under it the stake. */
const CELL = '6.75rem'

/** Each player at their place round the table: whether they won (or stayed), and under it their stake. */
export function ResultRows(props: ResultRowsProps) {
  const { colpo, children } = props
  const t = useT('table')
  const { seats } = useTable().view.summary
  const places = placesAt(colpo.players, seats)
  const points = seatPlaces(seats.length)
  return (
    <div className="relative min-h-[21rem] flex-1 max-md:min-h-0">
      <ul className="max-md:grid max-md:grid-cols-2 max-md:gap-2" aria-label={t('result.rows')}>
        {colpo.players.map((member) => {
          const point = points.find(({ seat }) => seat === places.get(member))
          return (
            <li
              key={member}
              style={point && { left: `${point.x}%`, top: downTo(point.y) }}
              className="flex flex-col gap-1 md:absolute md:w-[min(27%,12rem)] md:-translate-x-1/2 md:-translate-y-1/2"
            >
              <PlayerCell {...props} member={member} />
            </li>
          )
        })}
      </ul>
      <div className="pt-2 md:absolute md:top-1/2 md:left-1/2 md:w-[27%] md:-translate-x-1/2 md:-translate-y-1/2 md:pt-0">
        {children}
      </div>
    </div>
  )
}

/** A height on the oval of seats, stretched so that the first and the last cell touch the edges. */
const downTo = (y: number): string =>
  `calc(${CELL} / 2 + (100% - ${CELL}) * ${((y - 50 + ALONG) / (2 * ALONG)).toFixed(4)})`

function PlayerCell(props: ResultRowsProps & { member: MemberId }) {
  const { draft, extra, member, showsResti, onChange } = props
  const t = useT('table')
  const asked = draft.kind === 'won' ? extra : null
  return (
    <>
      <Choice
        chosen={draft.chosen.includes(member)}
        mark={t(draft.kind === 'parol' ? 'result.stays' : 'result.wins')}
        onChange={() => onChange(toggleChosen(draft, member))}
      >
        <span>
          <MemberName id={member} />
          {showsResti && <Resto member={member} />}
        </span>
      </Choice>
      {asked === null && <Stake {...props} />}
      {asked === 'honours' && <HonourChoice {...props} />}
      {asked === 'refund' && (
        <Choice
          chosen={draft.refund === member}
          mark={t('result.refunds')}
          onChange={() => onChange(toggleRefund(draft, member))}
        >
          {t('result.openedWithout')}
        </Choice>
      )}
      {asked === 'out' && <OutChoice {...props} />}
    </>
  )
}

/** X.2, IX.7: a player who left with their uscita, or who was put out and loses all they put in. */
function OutChoice({ colpo, draft, member, onChange }: CellProps & { colpo: Colpo }) {
  const t = useT('table')
  const { uscita } = useTable().view.settings
  return (
    <div className="grid grid-cols-2 gap-1">
      <Choice
        chosen={draft.kept.back?.some((one) => one.member === member) ?? false}
        onChange={() => onChange(withUscitaBack(draft, colpo, member, uscita))}
      >
        {t('result.uscitaBack')}
      </Choice>
      <Choice
        chosen={draft.kept.lost?.includes(member) ?? false}
        onChange={() => onChange(withLost(draft, member))}
      >
        {t('result.losesAll')}
      </Choice>
    </div>
  )
}

/** The chips that a player has before them, which bound what they can have put in. */
function Resto({ member }: { member: MemberId }) {
  const t = useT('table')
  const { summary, restiKnown } = useTable().view
  const seat = summary.seats.find((one) => one.member === member)
  if (!restiKnown || !seat) return null
  return (
    <span className="block text-sm leading-none font-normal">
      {t('result.resto')} <Amount chips={seat.resto} />
    </span>
  )
}

type CellProps = Pick<ResultRowsProps, 'draft' | 'onChange'> & { member: MemberId }

/** A tap gives the stake of the others, or points the keypad at it; a second tap takes it away. */
function Stake({ draft, member, onChange }: CellProps) {
  const t = useT('table')
  const isWritten = draft.writing === member
  return (
    <PlainButton
      onPress={() => onChange(writeFor(draft, member))}
      aria-pressed={isWritten}
      className={`min-h-12 w-full cursor-pointer rounded-lg px-2 text-center text-2xl tabular-nums outline-offset-2 focus-visible:outline-4 focus-visible:outline-brass ${isWritten ? 'border-4 border-brass bg-ground' : 'border-2 border-line-strong bg-ground'}`}
    >
      <span className="sr-only">{t('result.putIn')} </span>
      <Amount chips={putBy(draft, member) || null} />
    </PlainButton>
  )
}

function HonourChoice({ member, draft, onChange }: CellProps) {
  const t = useT('table')
  return (
    <div className="grid grid-cols-2 gap-1">
      {HONOURS.map((honour) => (
        <Choice
          key={honour}
          chosen={draft.honours.some((one) => one.member === member && one.honour === honour)}
          mark={t('result.yes')}
          onChange={() => onChange(withHonour(draft, member, honour))}
        >
          {t(`honour.${honour}`)}
        </Choice>
      ))}
    </div>
  )
}
