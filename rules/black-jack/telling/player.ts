import { playerPartIn } from '../../banked/ids'
import { type Tell, tellsOf } from '../../kernel/tell'

const tell = tellsOf({
  seat: { it: 'Posto {place}', en: 'Seat {place}' },
  standing: { it: 'In piedi {place}', en: 'Standing {place}' },
})

/** Somebody without a name, by the place that their sign says, as `3` or `3b` (A1). */
export const unnamed = (sign: string): Tell =>
  tell(sign.length > 1 ? 'standing' : 'seat', { place: sign.toUpperCase() })

/** A player as a value in a sentence. */
export const playerPart = playerPartIn(unnamed)
