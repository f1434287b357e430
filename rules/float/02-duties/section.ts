import { dutyArticle } from './commands'
import { evolveDuties } from './events'
import { handoverCommands } from './handover'
import { DUTY_REFUSALS } from './refusals'
import { taxCommands } from './tax'

/** Section 2: what the changeur does. */
export const duties = dutyArticle({
  id: 'F2',
  commands: { ...handoverCommands, ...taxCommands },
  refusals: DUTY_REFUSALS,
  evolve: evolveDuties,
})
