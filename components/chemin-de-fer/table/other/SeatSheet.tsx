'use client'
import type { SeatNumber } from '@/rules/chemin-de-fer/state/ids'
import { useT } from '../../../language/i18n'
import { Sheet } from '../../../tablet/Sheet'
import { MemberName } from '../../../tell/MemberName'
import { useTable } from '../context'
import { Acts } from './Acts'
import { OTHER_ACTS } from './groups'

const OF_HOLDER = [
  ...OTHER_ACTS.seats.filter((type) => type !== 'takeSeat' && type !== 'callBooked'),
  'askCassa',
  'dropCassa',
  'declareRule',
  'dropRule',
  'markInexpert',
  'endInexpert',
  'offerPartner',
] as const

/** Everything that may be done at one seat: somebody takes it, or its holder goes, comes back, moves. */
export function SeatSheet({ seat, onClose }: { seat: SeatNumber; onClose: () => void }) {
  const t = useT('chemin-table')
  const { view } = useTable()
  const here = view.summary.seats.find((one) => one.seat === seat)
  if (!here) return null
  const { holder } = here
  return (
    <Sheet
      title={
        <>
          {t('seats.number', { number: seat })}
          {holder && (
            <>
              {' · '}
              <MemberName id={holder} />
            </>
          )}
        </>
      }
      onClose={onClose}
    >
      {holder ? (
        <Acts types={OF_HOLDER} match={{ member: holder }} columns="three" onDone={onClose} />
      ) : (
        <Acts types={['takeSeat', 'callBooked']} match={{ seat }} onDone={onClose} />
      )}
      {here.limits.length > 0 && (
        <ul className="list-disc pl-5">
          {here.limits.map((kind) => (
            <li key={kind}>{t(`limits.${kind}`)}</li>
          ))}
        </ul>
      )}
    </Sheet>
  )
}
