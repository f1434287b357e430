'use client'
import { waitsIn } from '@/rules/black-jack/play/claim'
import { ClaimRuled } from '../../../banked/table/ClaimRuled'
import { ClaimWaits } from '../../../banked/table/ClaimWaits'
import { useT } from '../../../language/i18n'
import { useTable } from '../tablet'

/** The claim about this colpo that halts its settling, and the rulings that were given. Source: B.29, F10. */
export function ClaimNews() {
  const t = useT('bj-table')
  const { claims, colpo, summary } = useTable()
  const waits = colpo && claims.find((claim) => waitsIn(claim, colpo))
  return (
    <>
      {waits && <ClaimWaits name={t('settle.claim', { n: waits.casella })} text={waits.text} />}
      {claims
        .filter((claim) => claim.colpo === summary.serial)
        .map(
          ({ number, casella, text, ruling }) =>
            ruling && (
              <ClaimRuled
                key={number}
                about={`${t('casella', { n: casella })}: ${text}`}
                isFor={ruling.isUpheld}
                why={ruling.why}
              />
            ),
        )}
    </>
  )
}
