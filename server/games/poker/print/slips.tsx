import { Fact } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { ReceivedSlip } from '@/server/print/slips'
import { penFor, wordsFor } from '@/server/print/words'
import type { PassataPaper } from './papers'

/** The slip of a passata received from the cashier (III.3, III.6), on A6. */
export function PassataSlip({ head, content }: { head: Letterhead; content: PassataPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { evening, table, player, chips, at, reason, total, position } = content
  return (
    <ReceivedSlip
      head={head}
      title={words('passata.title')}
      lines={[pen.evening(evening), table]}
      player={player}
      chips={chips}
      entry={words('passata.entry', { position })}
    >
      {reason && <Fact label={words('passata.reason')} value={words(`tableau.reason.${reason}`)} />}
      <Fact label={words('passata.at')} value={pen.moment(at)} />
      <Fact label={words('passata.total')} value={pen.amount(total)} />
    </ReceivedSlip>
  )
}
