'use client'
import { bancoOf, ownerOf, unnamedOf } from '@/rules/banked/accounts'
import { isUpheld } from '@/rules/trente-et-quarante/state/dispute'
import { ClaimRuled } from '../../../banked/table/ClaimRuled'
import { ClaimWaits } from '../../../banked/table/ClaimWaits'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { usePlayerName } from '../../told/PlayerName'
import { useTable } from '../tablet'

/** The claim about this colpo that waits for its ruling, and the rulings that were given. Source: T.10. */
export function ClaimNews() {
  const t = useT('trente-table')
  const nameOf = useNameOf()
  const playerName = usePlayerName()
  const { disputes, summary } = useTable()
  const unnamed = unnamedOf(summary.id)
  // A slip has no claimant: its rows lie on the cloth.
  const claims = disputes.filter(({ coup, player }) => coup === summary.serial && player !== null)
  const waits = claims.find(({ status }) => status === 'open')
  return (
    <>
      {waits && <ClaimWaits name={t('tell.claim')} text={waits.about} />}
      {claims.map(
        ({ number, about, decision, player }) =>
          decision && (
            <ClaimRuled
              key={number}
              about={about}
              isFor={isUpheld(decision)}
              against="asItIs"
              why={decision.why}
              paid={decision.transfers.flatMap(({ to, chips }) => {
                const member = ownerOf(to)
                if (member !== null) return [{ to: nameOf(member), chips }]
                return to === unnamed ? [{ to: playerName(player), chips }] : []
              })}
              returned={decision.transfers.flatMap(({ to, chips }) =>
                to === bancoOf(summary.id) ? [{ by: playerName(player), chips }] : [],
              )}
            />
          ),
      )}
    </>
  )
}
