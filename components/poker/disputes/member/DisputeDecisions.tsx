import type { Dispute } from '@/rules/poker/state/dispute'
import { byTell } from '@/rules/poker/telling/decisions'
import { ProvisionLink } from '../../../regulation/ProvisionLink'
import { TellTexts } from '../../../tell/TellTexts'
import { RulingText } from '../Decisions'

/** Each ruling with its giver, reason and provision, and the chips it moved. */
export function DisputeDecisions({ dispute }: { dispute: Dispute }) {
  return dispute.decisions.map((decision) => (
    <div
      key={`${decision.by}-${decision.at}`}
      className="mt-3 flex flex-col gap-1 border-l-4 border-brass py-1 pl-4"
    >
      <p className="text-sage">
        <TellTexts tells={[byTell(decision)]} />
      </p>
      <RulingText ruling={decision} />
      {decision.provision && (
        <p>
          <ProvisionLink id={decision.provision} />
        </p>
      )}
    </div>
  ))
}
