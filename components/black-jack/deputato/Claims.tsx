'use client'
import { maximumFor } from '@/rules/black-jack/03-stakes/ratio'
import { awaitsRuling } from '@/rules/black-jack/play/claim'
import { findProvision, PROVISION_IDS } from '@/rules/black-jack/provisions'
import type { CourtTable } from '@/rules/black-jack/views/view'
import { ClaimSheet, type ShownClaim } from '../../banked/deputato/ClaimSheet'
import { Court } from '../../banked/deputato/Court'
import { ChangeLimits } from '../../banked/told/ChangeLimits'
import { useT } from '../../language/i18n'
import { useOffers } from '../commanding'
import { AbandonedToSign } from '../told/AbandonedToSign'
import { DueList } from '../told/DueList'
import { usePlayerName } from '../told/PlayerName'
import { ClaimReplay } from './ClaimReplay'
import { CutForAll } from './CutForAll'
import { EarlierColpi } from './EarlierColpi'
import { InspectorActs } from './InspectorActs'

const CITED = PROVISION_IDS.map((id) => ({ id, words: findProvision(id) }))

/** Tonight's black jack for the inspector. */
export function Claims() {
  const t = useT('bj-room')
  const words = useT('banked')
  const casellaWords = useT('bj-table')
  const told = useT('bj-told')
  const nameOf = usePlayerName()
  const claimsOf = ({ claims, colpo: now }: CourtTable) =>
    claims.map(({ number, colpo, casella, text, at, player, ruling }) => ({
      ...{ number, about: text, provision: null, at },
      where: `${words('colpo', { n: colpo })} · ${casellaWords('casella', { n: casella })}`,
      claimant: nameOf(player),
      isOpen: awaitsRuling({ colpo, ruling }, now),
      ruling: ruling && { ...ruling, isFor: ruling.isUpheld },
    }))
  return (
    <Court<CourtTable>
      noDay={t('court.noDay')}
      noTable={told('board.none')}
      claimsOf={claimsOf}
      file={(table, claim, onBack) => (
        <OneClaim table={table} claim={claim} claims={claimsOf(table)} onBack={onBack} />
      )}
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
      <CutForAll table={table} />
      <AbandonedToSign table={table} />
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
      <EarlierColpi table={table} />
    </>
  )
}

interface OneClaimProps {
  table: CourtTable
  claim: ShownClaim
  claims: readonly ShownClaim[]
  onBack: () => void
}

/** A claim about a casella, with its colpo and its ruling. Source: B.29. */
function OneClaim({ table, claim, claims, onBack }: OneClaimProps) {
  const { id, colpo, corrected } = table
  const offers = useOffers('ruleClaim', { table: id, number: claim.number })
  const made = table.claims.find(({ number }) => number === claim.number)
  const reached = [colpo?.phase, colpo?.parts.length, corrected]
  return (
    <ClaimSheet
      table={table}
      claim={claim}
      claims={claims}
      provisions={CITED}
      replay={made && <ClaimReplay claim={made} table={id} reached={reached} />}
      offers={offers}
      isForClaimant={({ payload }) => payload.isUpheld}
      fieldsOf={(_, { why, provision }) => ({ why, provision })}
      onBack={onBack}
    />
  )
}
