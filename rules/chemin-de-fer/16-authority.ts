import { conductCommands } from './16-authority/conduct'
import { authorityArticle } from './16-authority/declared'
import { disputeCommands } from './16-authority/disputes'
import { evolveAuthority } from './16-authority/evolve'
import { AUTHORITY_REFUSALS } from './refusals/16-authority'

/** Section 16: authority and conduct. */
export const authority = authorityArticle({
  id: '16',
  commands: { ...disputeCommands, ...conductCommands },
  refusals: AUTHORITY_REFUSALS,
  evolve: evolveAuthority,
})
