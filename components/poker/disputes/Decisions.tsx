import { HOUR_MS } from '@/rules/kernel/time'
import type { Dispute, Ruled } from '@/rules/poker/state/dispute'
import { byTell, favourTell, movedTell, whyTell } from '@/rules/poker/telling/decisions'
import { remedyTells } from '@/rules/poker/telling/remedies'
import { Moment } from '../../tell/Moment'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { TellTexts } from '../../tell/TellTexts'

/** A decision given later than this after its dispute was opened is shown with its day. */
const SAME_NIGHT_MS = 12 * HOUR_MS

/**
 * The decisions of a dispute: each ruling with its giver, its reason, and the chips it moved. A later ruling never
 * removes an earlier one.
 */
export function Decisions({ dispute }: { dispute: Dispute }) {
  return (
    <ol className="flex flex-col gap-3">
      {dispute.decisions.map((one) => (
        <li key={one.at} className="border-l-4 border-line-strong pl-3">
          <p className="text-sm text-sage">
            <Moment at={one.at} withDay={one.at - dispute.openedAt > SAME_NIGHT_MS} /> ·{' '}
            <TellTexts tells={[byTell(one)]} />{' '}
            {one.provision && <ProvisionLink id={one.provision} />}
          </p>
          <RulingText ruling={one} />
        </li>
      ))}
    </ol>
  )
}

/** A ruling in words: the contender in the right, the reason, and the chips that move. */
export function RulingText({ ruling }: { ruling: Ruled }) {
  return (
    <>
      <p className="font-semibold">
        <TellTexts tells={[favourTell(ruling)]} />
      </p>
      {[...remedyTells(ruling), ...whyTell(ruling), ...ruling.transfers.map(movedTell)].map(
        (tell, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one ruling keep their order.
          <p key={index}>
            <TellTexts tells={[tell]} />
          </p>
        ),
      )}
    </>
  )
}
