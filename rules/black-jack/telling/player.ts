import { playerPartIn } from '../../banked/ids'
import { tellsOf } from '../../kernel/tell'

const tell = tellsOf({
  seat: { it: 'Posto {place}', en: 'Seat {place}' },
  standing: { it: 'In piedi {place}', en: 'Standing {place}' },
})

/** A player as a value in a sentence; one without a name by the place, as `@3` or `@3b` says it (A1). */
export const playerPart = playerPartIn((sign) =>
  tell(sign.length > 1 ? 'standing' : 'seat', { place: sign.toUpperCase() }),
)
