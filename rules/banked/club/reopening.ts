import { z } from 'zod'
import { askRefused, confirmRefused, dropRefused, REASON_SHOWN } from '../../kernel/club/reopening'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { NO_PAYLOAD } from '../../kernel/forms'
import { reversed } from '../../kernel/ledger'
import { reason } from '../../kernel/text'
import { BOOK } from '../accounts'
import type { SheetEvent } from '../events'
import type { BankedHost } from '../host'
import { refusingBy } from '../refuse'
import type { BankedDay } from '../state'
import { sheetCommand } from './rule'

/** A closed tableau is reopened by two officers, as at the club's other games. Source: J.5, K.5. */
export function reopeningCommands<S extends BankedDay>(host: BankedHost<S>) {
  const refuse = refusingBy(host.ids)
  const command = sheetCommand<S>()

  /** The first of the two asks, with the reason. */
  const askReopening = command({
    schema: z.object({ why: reason(3, 300) }),
    may: OFFICERS,
    afterClosing: true,
    decide({ tableau }, { why }, { by }): Decision<SheetEvent> {
      if (!tableau) return refuse('sheet', 'tableau-not-closed')
      const reason = askRefused(tableau, by)
      return reason ? refuse('sheet', reason) : happens({ type: 'reopeningAsked', why })
    },
    candidates: () => [{ why: 'correzione' }],
  })

  /** The second confirms: the transfers of the closing are reversed. */
  const reopen = command({
    schema: z.object(REASON_SHOWN),
    may: OFFICERS,
    afterClosing: true,
    decide({ tableau }, { why }, { by }): Decision<SheetEvent> {
      if (!tableau) return refuse('sheet', 'tableau-not-closed')
      const reason = confirmRefused(tableau, { by, why })
      if (reason) return refuse('sheet', reason)
      const transfers = reversed(tableau.transfers).reverse()
      return happens({ type: 'tableauReopened', book: BOOK, transfers })
    },
    candidates: ({ tableau }) => [{ why: tableau?.reopenWhy ?? undefined }],
  })

  const dropReopening = command({
    schema: NO_PAYLOAD,
    may: OFFICERS,
    afterClosing: true,
    decide({ tableau }): Decision<SheetEvent> {
      const reason = dropRefused(tableau)
      return reason ? refuse('sheet', reason) : happens({ type: 'reopeningDropped' })
    },
    candidates: () => [{}],
  })

  return { askReopening, reopen, dropReopening }
}
