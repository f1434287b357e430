import { addingCommands } from './adding'
import { partnersArticle } from './commands'
import { evolvePartners } from './events'
import { inspectedCommands } from './inspected'
import { joiningCommands } from './joining'
import { PARTNERS_REFUSALS } from './refusals'

/** Section 9: partners. */
export const partners = partnersArticle({
  id: '9',
  commands: { ...joiningCommands, ...addingCommands, ...inspectedCommands },
  refusals: PARTNERS_REFUSALS,
  evolve: evolvePartners,
})
