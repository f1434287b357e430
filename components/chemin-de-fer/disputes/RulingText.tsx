import { judgeTell, rulingTells } from '@/rules/chemin-de-fer/16-authority/sentences'
import type { Instant } from '@/rules/kernel/decider'
import type { DisputeRuling } from '@/rules/kernel/ruling'
import { HOUR_MS } from '@/rules/kernel/time'
import { Moment } from '../../tell/Moment'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { TellTexts } from '../../tell/TellTexts'

/** A ruling given later than this after its dispute was opened is shown with its day. */
const SAME_NIGHT_MS = 12 * HOUR_MS

interface RulingTextProps {
  ruling: DisputeRuling
  openedAt: Instant
}

/** The ruling with its judge, its row, its reason and the chips that it moves. */
export function RulingText({ ruling, openedAt }: RulingTextProps) {
  return (
    <>
      <p className="text-sm text-sage">
        <Moment at={ruling.at} withDay={ruling.at - openedAt > SAME_NIGHT_MS} /> ·{' '}
        <RulingGiver ruling={ruling} />
      </p>
      <RulingLines ruling={ruling} />
    </>
  )
}

/** The judge and the row that the ruling cites. */
export function RulingGiver({ ruling }: { ruling: DisputeRuling }) {
  return (
    <>
      <TellTexts tells={[judgeTell(ruling)]} />{' '}
      {ruling.provision && <ProvisionLink id={ruling.provision} />}
    </>
  )
}

/** The ruling in words: the contender in the right, the reason, each movement of chips on a line. */
export function RulingLines({ ruling }: { ruling: DisputeRuling }) {
  return rulingTells(ruling).map((tell, index) => (
    <p
      // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one ruling keep their order.
      key={index}
      className={`first-letter:uppercase ${index === 0 ? 'font-semibold' : index > 1 ? 'text-lg font-semibold' : ''}`}
    >
      <TellTexts tells={[tell]} />
    </p>
  ))
}
