import { officeArticle } from './commands'
import { evolveOffices } from './events'
import { orderCommands } from './orders'
import { OFFICE_REFUSALS } from './refusals'
import { staffCommands } from './staff'

/** Section 1: the offices, and what the inspector orders and checks. */
export const offices = officeArticle({
  id: 'F1',
  commands: { ...staffCommands, ...orderCommands },
  refusals: OFFICE_REFUSALS,
  evolve: evolveOffices,
})
