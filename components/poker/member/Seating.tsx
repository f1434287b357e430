'use client'
import Link from 'next/link'
import type { TableView } from '@/rules/poker/views/table'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { useCommanding, useOffer, useOffers } from '../commanding'
import { useMember } from './context'
import { OfferButton } from './OfferButton'

/**
 * Questions about seats for the member: free choice, a seat to take, a move to a neighbour's seat, another player's
 * return.
 */
export function Seating({ table }: { table: TableView }) {
  return (
    <div className="flex flex-col gap-4 empty:hidden">
      <FreeSeats table={table} />
      <SeatsToTake table={table} />
      <Vacancy table={table} />
      <Return table={table} />
      <Lots table={table} />
    </div>
  )
}

/** II.1: seats are chosen freely only if all agree; one refusal, or one missing answer, means lots for all. */
function FreeSeats({ table }: { table: TableView }) {
  const t = useT('member')
  const { view } = useMember()
  const match = { table: table.summary.id, member: view.member }
  const agree = useOffer('agreeFreeSeats', { ...match, agree: true })
  const refuse = useOffer('agreeFreeSeats', { ...match, agree: false })
  if (table.seating.by !== null || (!agree && !refuse)) return null
  const agreed = table.seating.freeConsents.includes(view.member)
  return (
    <div className="mt-4 flex flex-col gap-3 border-t-2 border-line pt-4">
      <p>
        {t(agreed ? 'seating.agreed' : 'seating.question', {
          count: table.seating.freeConsents.length,
        })}{' '}
        <ProvisionLink id="II.1" />
      </p>
      <div className="flex flex-wrap gap-3">
        {!agreed && <OfferButton offer={agree}>{t('seating.agree')}</OfferButton>}
        {agreed && <OfferButton offer={refuse}>{t('seating.refuse')}</OfferButton>}
      </div>
    </div>
  )
}

/** II.1, II.4: a seat to take, for a member with a place but no seat yet. */
function SeatsToTake({ table }: { table: TableView }) {
  const t = useT('member')
  const { view } = useMember()
  const seats = useOffers('takeSeat', { table: table.summary.id, member: view.member })
  if (seats.length === 0) return null
  return (
    <div className="mt-4 flex flex-col gap-3 border-t-2 border-line pt-4">
      <p>
        {t(seats.length === 1 ? 'seating.takeThis' : 'seating.take')}{' '}
        <ProvisionLink
          id={table.seating.by === 'free' && table.summary.startedAt === null ? 'II.1' : 'II.4'}
        />
      </p>
      <div className="flex flex-wrap gap-3">
        {seats.map((offer) => (
          <OfferButton key={offer.payload.seat} offer={offer} variant="primary">
            {t('seating.seat', { n: offer.payload.seat })}
          </OfferButton>
        ))}
      </div>
    </div>
  )
}

/** II.3: the seat beside the member has become free; the member may move there or decline. */
function Vacancy({ table }: { table: TableView }) {
  const t = useT('member')
  const { view } = useMember()
  const match = { table: table.summary.id, member: view.member }
  const move = useOffer('moveSeat', match)
  const decline = useOffer('declineMove', match)
  if (!move && !decline) return null
  return (
    <div className="mt-4 flex flex-col gap-3 border-t-2 border-line pt-4">
      <p>
        {t('seating.vacancy')} <ProvisionLink id="II.3" />
      </p>
      <div className="flex flex-wrap gap-3">
        <OfferButton offer={move} variant="primary">
          {t('seating.move')}
        </OfferButton>
        <OfferButton offer={decline}>{t('seating.stay')}</OfferButton>
      </div>
    </div>
  )
}

/** II.6: a player who is back after the half hour needs the consent of everyone at the table. */
function Return({ table }: { table: TableView }) {
  const t = useT('member')
  const nameOf = useNameOf()
  const { view } = useMember()
  const at = table.summary.id
  const yes = useOffer('consentReturn', { table: at, member: view.member, yes: true })
  const no = useOffer('consentReturn', { table: at, member: view.member, yes: false })
  if (!table.consent || !yes) return null
  return (
    <div className="mt-4 flex flex-col gap-3 border-t-2 border-line pt-4">
      <p>
        {t('seating.return', { name: nameOf(table.consent.member) })} <ProvisionLink id="II.6" />
      </p>
      <div className="flex flex-wrap gap-3">
        <OfferButton offer={yes} variant="primary">
          {t('seating.yes')}
        </OfferButton>
        <OfferButton offer={no}>{t('seating.no')}</OfferButton>
      </div>
    </div>
  )
}

/** Link to the page where anybody can repeat the draw. */
function Lots({ table }: { table: TableView }) {
  const t = useT('member')
  const { club } = useClub()
  const { evening } = useCommanding()
  if (evening === null || table.summary.status === 'closed') return null
  // II.1: freely chosen seats involve no draw.
  if (table.seating.by === 'free') return null
  return (
    <p className="mt-3 border-t-2 border-line pt-3">
      <Link href={`/${club.slug}/sorteggio/${evening}/${table.summary.id}`}>
        {t(table.seating.seed === null ? 'seating.lotsBefore' : 'seating.lotsAfter')}
      </Link>
    </p>
  )
}
