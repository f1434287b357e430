import { conductCommands } from './16-authority/conduct'
import { authorityArticle } from './16-authority/declared'
import { disputeCommands } from './16-authority/disputes'
import { evolveAuthority } from './16-authority/evolve'
import { readingCommands } from './16-authority/reading'
import { rulingCommands } from './16-authority/ruling'
import { AUTHORITY_REFUSALS } from './refusals/16-authority'

/** Section 16: authority and conduct. */
export const authority = authorityArticle({
  id: '16',
  commands: { ...disputeCommands, ...rulingCommands, ...readingCommands, ...conductCommands },
  refusals: AUTHORITY_REFUSALS,
  evolve: evolveAuthority,
})
