import { Fact } from '@/server/print/frame'
import type { Letterhead } from '@/server/print/papers'
import { ReceivedSlip } from '@/server/print/slips'
import { penFor, wordsFor } from '@/server/print/words'
import type { CassaPaper } from './papers'

/** The slip of a cassa received from the desk (C.1), on A6. */
export function CassaSlip({ head, content }: { head: Letterhead; content: CassaPaper }) {
  const words = wordsFor(head.locale)
  const pen = penFor(head.club, head.locale)
  const { evening, player, chips, at, total, number } = content
  return (
    <ReceivedSlip
      head={head}
      title={words('sala.cassa')}
      lines={[pen.evening(evening), words('sala.game')]}
      player={player}
      chips={chips}
      entry={words('sala.entry', { number })}
    >
      <Fact label={words('passata.at')} value={pen.moment(at)} />
      <Fact label={words('passata.total')} value={pen.amount(total)} />
    </ReceivedSlip>
  )
}
