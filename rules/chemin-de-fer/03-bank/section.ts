import { bankArticle } from './commands'
import { evolveBank } from './events'
import { openingCommands } from './opening'
import { passingCommands } from './passing'
import { BANK_REFUSALS } from './refusals'
import { stakesSeenCommands } from './stakes-seen'
import { sumCommands } from './sums'

/** Section 3: the bank. */
export const bank = bankArticle({
  id: '3',
  commands: { ...openingCommands, ...sumCommands, ...passingCommands, ...stakesSeenCommands },
  refusals: BANK_REFUSALS,
  evolve: evolveBank,
})
