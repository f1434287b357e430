'use client'
import { type ReactNode, useState } from 'react'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { PersonChoice } from '../other/PersonChoice'
import { PlaceName } from '../sheet/PlaceName'

/** A key for parts that belong to one place. */
export const placeKey = (place: Place): string =>
  place.kind === 'seat' ? `s${place.seat}` : `g${place.after}`

interface AtPlaceProps {
  place: Place
  /** Members who are known to stand there, named first. */
  first: readonly MemberId[]
  /** The question before the names of those who stand. */
  question: string
  onDone: () => void
  children: (member: MemberId) => ReactNode
}

/** One place of the table: the member there, or for a gap the choice of one who stands; and what they may do. */
export function AtPlace({ place, first, question, onDone, children }: AtPlaceProps) {
  const t = useT('chemin-table')
  const { summary, coup } = useTable().view
  const [named, setNamed] = useState<MemberId | null>(null)
  const holder =
    place.kind === 'seat'
      ? (summary.seats.find(({ seat }) => seat === place.seat)?.holder ?? null)
      : null
  const member = holder ?? named
  const laid = coup?.bets.find((bet) => bet.member === member)
  const seated = summary.seats.flatMap((seat) => seat.holder ?? [])
  return (
    <>
      <div className="flex items-center justify-between gap-2">
        <h2 className="text-xl leading-tight">
          {member && <MemberName id={member} className="line-clamp-2" />}
          <span className="block text-base font-normal">
            <PlaceName place={place} />
            {laid && (
              <>
                {' · '}
                <Amount chips={laid.sum} />
              </>
            )}
          </span>
        </h2>
        <Button onPress={onDone}>{t('stakes.done')}</Button>
      </div>
      {place.kind === 'gap' && named === null && (
        <PersonChoice
          label={question}
          chosen={named}
          onChoose={setNamed}
          except={seated}
          first={first}
          isOpen
        />
      )}
      {member ? children(member) : place.kind === 'seat' && <p>{t('stakes.freeSeat')}</p>}
    </>
  )
}
