'use client'
import type { Transfer } from '@/rules/kernel/ledger'
import type { Dispute } from '@/rules/poker/state/dispute'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { ProvisionLink } from '../../../regulation/ProvisionLink'
import { Amount } from '../../../tell/Amount'

/** Each ruling with who gave it, why, under which provision, and the money it moved. */
export function DisputeDecisions({ dispute }: { dispute: Dispute }) {
  const t = useT('member')
  const nameOf = useNameOf()
  return dispute.decisions.map((decision) => (
    <div
      key={`${decision.by}-${decision.at}`}
      className="mt-3 flex flex-col gap-1 border-l-4 border-brass py-1 pl-4"
    >
      <p className="font-semibold">
        {t(`disputes.by.${decision.by}`, {
          final: String(decision.final),
          count: decision.arbiters.length,
          names: decision.arbiters.map(nameOf).join(', '),
        })}{' '}
        {decision.inFavourOf === null
          ? t('disputes.asItWas')
          : t('disputes.favour', { name: nameOf(decision.inFavourOf) })}
      </p>
      {decision.why && <p>{decision.why}</p>}
      {decision.provision && (
        <p>
          <ProvisionLink id={decision.provision} />
        </p>
      )}
      {decision.transfers.map((transfer) => (
        <Moved key={`${transfer.from}-${transfer.to}`} transfer={transfer} />
      ))}
    </div>
  ))
}

/** One movement of money in words: from whom, to whom, how much. */
function Moved({ transfer }: { transfer: Transfer }) {
  const t = useT('member')
  const nameOf = useNameOf()
  const account = (name: string) =>
    name.startsWith('resto:') ? nameOf(name.slice('resto:'.length)) : t('disputes.pot')
  return (
    <p>
      {account(transfer.from)} → {account(transfer.to)}:{' '}
      <Amount chips={transfer.chips} className="font-semibold" />
    </p>
  )
}
