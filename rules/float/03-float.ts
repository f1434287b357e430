import { boxCommands } from './03-float/box'
import { changeCommands } from './03-float/changes'
import { boxArticle } from './03-float/declared'
import { evolveFloat } from './03-float/evolve'
import { gapCommands } from './03-float/gaps'
import { movementCommands } from './03-float/movements'
import { FLOAT_REFUSALS } from './refusals/03-float'

/** Section 3: the float, its box, its changes and movements, and the plus and minus. */
export const float = boxArticle({
  id: 'F3',
  commands: { ...boxCommands, ...changeCommands, ...movementCommands, ...gapCommands },
  refusals: FLOAT_REFUSALS,
  evolve: evolveFloat,
})
