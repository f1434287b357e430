'use client'
import { bancoOf, chipsOf, unnamedOf } from '@/rules/banked/accounts'
import { memberOf } from '@/rules/banked/ids'
import { findProvision, PROVISION_IDS } from '@/rules/trente-et-quarante/provisions'
import { isUpheld } from '@/rules/trente-et-quarante/state/dispute'
import type { CourtTable } from '@/rules/trente-et-quarante/views/view'
import { ClaimSheet, type ShownClaim } from '../../banked/deputato/ClaimSheet'
import { Court } from '../../banked/deputato/Court'
import { ChangeLimits } from '../../banked/told/ChangeLimits'
import { useT } from '../../language/i18n'
import { Act, useOffers } from '../commanding'
import { DueList } from '../told/DueList'
import { LastTaglia } from '../told/LastTaglia'
import { LyingStakes } from '../told/LyingStakes'
import { useMoved } from '../told/moved'
import { usePlayerName } from '../told/PlayerName'
import { useTold, useVerdict } from '../told/verdict'
import { ClaimReplay } from './ClaimReplay'
import { SlipForm } from './SlipForm'

const CITED = PROVISION_IDS.map((id) => ({ id, words: findProvision(id) }))

/** Tonight's trente et quarante for the inspector. */
export function Claims() {
  const t = useT('trente-room')
  const words = useT('banked')
  const told = useT('trente-told')
  const nameOf = usePlayerName()
  const moved = useMoved()
  const claimsOf = ({ id, disputes }: CourtTable) =>
    disputes.map(({ number, coup, about, provision, openedAt, player, status, decision }) => ({
      ...{ number, about, provision, at: openedAt },
      where: words('colpo', { n: coup }),
      claimant: player === null ? null : nameOf(player),
      isOpen: status === 'open',
      ruling: decision && {
        ...{ ...decision, isFor: isUpheld(decision) },
        ...moved(id, decision, player),
      },
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
      {(table) => (
        <>
          <Colpo table={table} />
          {table.poste.length > 0 && (
            <section>
              <h3 className="text-lg">{t('lying')}</h3>
              <LyingStakes poste={table.poste} />
            </section>
          )}
          <SlipForm key={table.colpo?.serial ?? 0} table={table.id} />
          <ChangeLimits table={table.id} />
          <LastTaglia table={table.id} />
        </>
      )}
    </Court>
  )
}

/** The colpo in play with what is due, and the latest one. */
function Colpo({ table: { colpo, last } }: { table: CourtTable }) {
  const t = useT('trente-room')
  const words = useT('banked')
  const verdict = useVerdict()
  const told = useTold()
  return (
    <>
      {colpo && (
        <section>
          <h3 className="text-lg">
            {words('colpo', { n: colpo.serial })} · {t(`phase.${colpo.phase}`)}
            {colpo.result && ` · ${verdict(colpo.result)}`}
          </h3>
          <p className="tabular-nums">
            {colpo.rows.nero.join(' ')} {colpo.rows.rosso.length > 0 && '·'}{' '}
            {colpo.rows.rosso.join(' ')}
          </p>
          <DueList parts={colpo.due} />
        </section>
      )}
      {last && (
        <details>
          <summary className="min-h-10 cursor-pointer">
            {words('colpo', { n: last.serial })}
            {last.result && ` · ${told(last.result)}`}
          </summary>
          <DueList parts={last.parts} />
        </details>
      )}
    </>
  )
}

interface OneClaimProps {
  table: CourtTable
  claim: ShownClaim
  claims: readonly ShownClaim[]
  onBack: () => void
}

/** A claim: for the claimant, with what the bank pays them, or things stay as they are. Source: T.10. */
function OneClaim({ table, claim, claims, onBack }: OneClaimProps) {
  const t = useT('trente-room')
  const offered = useOffers('ruleDispute', { table: table.id, dispute: claim.number })
  const dispute = table.disputes.find(({ number }) => number === claim.number)
  const banco = bancoOf(table.id)
  const player = dispute?.player ?? null
  const member = player === null ? null : memberOf(player)
  const own = player === null ? null : member === null ? unnamedOf(table.id) : chipsOf(member)
  // No ruling names somebody without a name: one for them pays them, by the same offer.
  const [first] = player !== null && member === null ? offered : []
  const unnamed = first ? { ...first } : null
  const offers = unnamed ? [...offered, unnamed] : offered
  return (
    <ClaimSheet
      table={table}
      claim={claim}
      claims={claims}
      provisions={CITED}
      replay={dispute && <ClaimReplay claim={dispute} table={table} />}
      offers={offers}
      isForClaimant={(offer) => offer === unnamed || offer.payload.inFavourOf !== null}
      fieldsOf={(offer, { why, provision, chips }) => {
        if (own === null || chips === 0) return { why, provision, transfers: [] }
        const isFor = offer === unnamed || offer.payload.inFavourOf !== null
        const ends = isFor ? { from: banco, to: own } : { from: own, to: banco }
        return { why, provision, transfers: [{ ...ends, chips }] }
      }}
      pays={t('court.pays')}
      returns={t('court.returns')}
      acts={
        <Act
          type="withdrawDispute"
          payload={{ table: table.id, dispute: claim.number }}
          variant="quiet"
        >
          {t('court.withdrawn')}
        </Act>
      }
      onBack={onBack}
    />
  )
}
