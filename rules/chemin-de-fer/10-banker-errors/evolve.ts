import type { Instant } from '../../kernel/decider'
import { afterAnswer, afterAsking, afterSilence } from '../errors/answers'
import { withCoup, withTransfers } from '../evening'
import type { Evening } from '../state/evening'
import type { AskingAnswered, AskingClosed } from './events'

/** The evening after a member's answer. */
export const withAskingAnswered = (
  evening: Evening,
  { table: id, transfers, ...said }: AskingAnswered,
  at: Instant,
): Evening =>
  withTransfers(
    withCoup(evening, id, (coup, table) => afterAnswer(table, coup, said, at)),
    transfers,
  )

/** The evening after an asking is over. */
export function withAskingClosed(
  evening: Evening,
  { table: id, transfers }: AskingClosed,
  at: Instant,
): Evening {
  const told = withCoup(evening, id, (coup, table) => afterSilence(table, coup, at))
  return withTransfers(
    withCoup(told, id, (coup, table) => afterAsking(table, coup)),
    transfers,
  )
}
