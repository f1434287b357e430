'use client'
import { isUpheld } from '@/rules/trente-et-quarante/state/dispute'
import { ClaimRuled } from '../../../banked/table/ClaimRuled'
import { ClaimWaits } from '../../../banked/table/ClaimWaits'
import { useT } from '../../../language/i18n'
import { useMoved } from '../../told/moved'
import { useTable } from '../tablet'

/** The claim about this colpo that waits for its ruling, and the rulings that were given. Source: T.10. */
export function ClaimNews() {
  const t = useT('trente-table')
  const { disputes, summary } = useTable()
  const moved = useMoved()
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
              why={decision.why}
              {...moved(summary.id, decision, player)}
            />
          ),
      )}
    </>
  )
}
