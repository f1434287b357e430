import { boxCommands } from './box'
import { changeCommands } from './changes'
import { boxArticle } from './commands'
import { evolveFloat } from './events'
import { gapCommands } from './gaps'
import { movementCommands } from './movements'
import { FLOAT_REFUSALS } from './refusals'

/** Section 3: the float, its box, its changes and movements, and the plus and minus. */
export const float = boxArticle({
  id: 'F3',
  commands: { ...boxCommands, ...changeCommands, ...movementCommands, ...gapCommands },
  refusals: FLOAT_REFUSALS,
  evolve: evolveFloat,
})
