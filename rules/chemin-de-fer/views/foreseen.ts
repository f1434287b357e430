import { isRefused } from '../../kernel/refusal'
import type { Sentence, Tell } from '../../kernel/tell'
import { BankerError, bankerFollows } from '../10-banker-errors/errors'
import { BANKER_ERRORS_REFUSALS } from '../10-banker-errors/refusals'
import { PunterError, punterFollows } from '../11-punter-errors/errors'
import { PUNTER_ERRORS_REFUSALS } from '../11-punter-errors/refusals'
import { EmployeeError, employeeFollows } from '../12-employee-errors/errors'
import { EMPLOYEE_ERRORS_REFUSALS } from '../12-employee-errors/refusals'
import { AdviceIgnored, ignoredFollows } from '../13-alla-regola/ignored'
import { ALLA_REGOLA_REFUSALS } from '../13-alla-regola/refusals'
import { RuleError, ruleFollows } from '../13-alla-regola/rule'
import type { Case, Follows } from '../errors/consequence'
import { FRAME_REFUSALS } from '../frame/refusals'
import type { Table } from '../state/table'
import { consequences } from '../telling/consequences'
import type { TableState, TableView } from './table'

/** A table as its tablet sees it, without what it offers. */
type Seen = TableState & Pick<TableView, 'seats'>

/** The commands by which an error is reported, each with the reasons for which its section refuses it. */
const REASONS = {
  reportBankerError: BANKER_ERRORS_REFUSALS,
  reportPunterError: PUNTER_ERRORS_REFUSALS,
  reportEmployeeError: EMPLOYEE_ERRORS_REFUSALS,
  reportRuleError: ALLA_REGOLA_REFUSALS,
  reportAdviceIgnored: ALLA_REGOLA_REFUSALS,
} as const satisfies Record<string, Readonly<Record<string, Sentence>>>
type ErrorReport = keyof typeof REASONS

export const isErrorReport = (type: string): type is ErrorReport => Object.hasOwn(REASONS, type)

/** That which follows from a report, or the reason why it cannot have happened so. */
export interface Foreseen {
  readonly isPossible: boolean
  readonly told: readonly Tell[]
  /** The rows that say so. */
  readonly rows: readonly string[]
}

/** The table of a view, for the rules; it has no entries to take back, and of the coups that are over the latest. */
const tableOf = ({ summary, last, ...view }: Seen): Table => ({
  ...summary,
  ...view,
  past: last ? [last] : [],
  coupSerial: last?.serial ?? 0,
  lookers: [],
  openedAt: 0,
  followedSince: null,
  closedAt: null,
  steps: [],
})

/** The coup in play at a table that is kept move by move; null where there is none. */
function caseIn(view: Seen): Case | null {
  const table = tableOf(view)
  const { coup, mano, level } = table
  if (!coup || !mano || level !== 3) return null
  return { evening: { settings: view.settings }, table, mano, coup }
}

/**
 * That which would follow from a report, in the words in which it would be told afterwards; or the reason why it cannot
 * have happened so. Null while the report is not filled in, or where no coup is in play.
 */
export function foreseen(view: Seen, type: ErrorReport, draft: unknown): Foreseen | null {
  const kase = caseIn(view)
  const follows = kase && followsFrom(kase, type, draft)
  if (!follows) return null
  if (!isRefused(follows))
    return { isPossible: true, told: consequences(follows), rows: [follows.provision] }
  const { code, parts, provision } = follows.refusal
  const reasons: Readonly<Record<string, Sentence>> = { ...FRAME_REFUSALS, ...REASONS[type] }
  const sentence = reasons[code]
  const told = sentence ? [{ key: code, sentence, parts }] : []
  return { isPossible: false, told, rows: provision === null ? [] : [provision] }
}

function followsFrom(kase: Case, type: ErrorReport, draft: unknown): Follows | null {
  const told = { ...(typeof draft === 'object' ? draft : {}) }
  switch (type) {
    case 'reportBankerError': {
      const { data } = BankerError.safeParse(told)
      return data ? bankerFollows(kase, data) : null
    }
    case 'reportPunterError': {
      const { data } = PunterError.safeParse(told)
      return data ? punterFollows(kase, data) : null
    }
    case 'reportEmployeeError': {
      const { data } = EmployeeError.safeParse(told)
      return data ? employeeFollows(kase, data) : null
    }
    case 'reportRuleError': {
      const { data } = RuleError.safeParse(told)
      return data ? ruleFollows(kase, data) : null
    }
    case 'reportAdviceIgnored': {
      const { data } = AdviceIgnored.safeParse(told)
      return data ? ignoredFollows(kase, data.member, data.bearing) : null
    }
  }
}
