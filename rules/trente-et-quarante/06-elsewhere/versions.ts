import { ofTable } from '../../banked/forms'
import { tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR } from '../../banked/frame/roles'
import { type Decision, happens } from '../../kernel/decider'
import { reason } from '../../kernel/text'
import { wrongCustoms, wrongLimits } from '../play/customs'
import { isBetweenTaglie } from '../play/taglia'
import { refuse } from '../refuse'
import { Settings } from '../settings'
import { elsewhereCommand } from './commands'
import type { ElsewhereEvent } from './events'

/** Another version of the regulation and of the table's customs, between two taglie, with its author and its date. Source: T.11, E3. */
const setVersion = elsewhereCommand({
  schema: ofTable.extend({ settings: Settings, note: reason(0, 300) }),
  may: INSPECTOR,
  decide(evening, { table: id, settings, note }): Decision<ElsewhereEvent> {
    const table = tableAt(evening, id)
    if (table.status !== 'open') return refuse(null, 'table-not-open')
    if (!isBetweenTaglie(table)) return refuse('T.11', 'taglia-runs')
    const { limits, limitsAsked } = table
    // Limits that wait come into force under this version, and so have to fit its step too.
    const wrong =
      wrongCustoms(settings) ??
      wrongLimits(limits, settings) ??
      wrongLimits(limitsAsked ?? limits, settings)
    if (wrong) return wrong
    if (table.insurances.length > 0) return refuse('T.11', 'premium-in-force')
    return happens({
      type: 'versionSet',
      table: id,
      version: table.versions.length + 1,
      settings,
      note,
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).map(({ id, settings }) => ({ table: id, settings, note: '' })),
})

export const versionCommands = { setVersion }
