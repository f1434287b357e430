'use client'
import { useState } from 'react'
import { maximumFor } from '@/rules/black-jack/03-stakes/ratio'
import type { Claim } from '@/rules/black-jack/state/colpo'
import type { CourtTable } from '@/rules/black-jack/views/view'
import { ClaimCard } from '../../banked/deputato/ClaimCard'
import { Court } from '../../banked/deputato/Court'
import { RulingForm } from '../../banked/deputato/RulingForm'
import { ChangeLimits } from '../../banked/told/ChangeLimits'
import { useT } from '../../language/i18n'
import { useOffers } from '../commanding'
import { DueList } from '../told/DueList'
import { PlayerName } from '../told/PlayerName'
import { ClaimReplay } from './ClaimReplay'
import { InspectorActs } from './InspectorActs'

/** Tonight's black jack for the inspector. */
export function Claims() {
  const t = useT('bj-room')
  return (
    <Court<CourtTable>
      noDay={t('court.noDay')}
      noTable={t('board.none')}
      waiting={({ claims }) => claims.filter(({ ruling }) => !ruling).length}
      claims={(table) =>
        table.claims.map((claim) => <OneClaim key={claim.number} claim={claim} table={table} />)
      }
    >
      {(table) => <InHand table={table} />}
    </Court>
  )
}

/** Everything that is due in the colpo in play, the latest colpo, and the acts of the office. */
function InHand({ table }: { table: CourtTable }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const { id, colpo, last } = table
  return (
    <>
      {colpo && colpo.due.length > 0 && (
        <section>
          <h3 className="text-lg">{t('court.due')}</h3>
          <DueList parts={colpo.due.flatMap(({ parts }) => parts)} />
        </section>
      )}
      {last && (
        <details>
          <summary className="min-h-10 cursor-pointer">
            {words('colpo', { n: last.serial })}
          </summary>
          <DueList parts={last.parts} />
        </details>
      )}
      <ChangeLimits table={id} maximumFor={maximumFor} />
      <InspectorActs table={table} />
    </>
  )
}

/** A claim, with its ruling or the form that rules on it. Source: B.29. */
function OneClaim({ claim, table }: { claim: Claim; table: CourtTable }) {
  const t = useT('bj-room')
  const words = useT('banked')
  const casella = useT('bj-table')
  const { ruling } = claim
  const offers = useOffers('ruleClaim', { table: table.id, number: claim.number })
  return (
    <ClaimCard
      title={
        <>
          {words('colpo', { n: claim.colpo })} · {casella('casella', { n: claim.casella })} ·{' '}
          <PlayerName player={claim.player} className="font-semibold" />
        </>
      }
      text={claim.text}
      replay={<Unfolding claim={claim} table={table} />}
      ruling={ruling}
      ruled={ruling?.isUpheld ? words('court.upheld') : t('court.rejected')}
    >
      <RulingForm
        offers={offers}
        isForClaimant={({ payload }) => payload.isUpheld}
        against={t('court.reject')}
        fieldsOf={(_, grounds) => grounds}
        example="B.23.1"
      />
    </ClaimCard>
  )
}

/** The claimed colpo again, once somebody asks for it. */
function Unfolding({
  claim,
  table: { id, colpo, corrected },
}: {
  claim: Claim
  table: CourtTable
}) {
  const t = useT('bj-room')
  const [isSeen, setSeen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setSeen(currentTarget.open)}>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold">
        {t('court.replay', { n: claim.colpo })}
      </summary>
      {isSeen && (
        <ClaimReplay
          claim={claim}
          table={id}
          reached={[colpo?.phase, colpo?.parts.length, corrected]}
        />
      )}
    </details>
  )
}
