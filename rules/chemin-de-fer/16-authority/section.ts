import { authorityArticle } from './commands'
import { conductCommands } from './conduct'
import { disputeCommands } from './disputes'
import { evolveAuthority } from './events'
import { readingCommands } from './reading'
import { AUTHORITY_REFUSALS } from './refusals'
import { rulingCommands } from './ruling'

/** Section 16: authority and conduct. */
export const authority = authorityArticle({
  id: '16',
  commands: { ...disputeCommands, ...rulingCommands, ...readingCommands, ...conductCommands },
  refusals: AUTHORITY_REFUSALS,
  evolve: evolveAuthority,
})
