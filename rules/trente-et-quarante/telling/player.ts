import { playerPartIn } from '../../banked/ids'
import { type Tell, tellsOf } from '../../kernel/tell'

const tell = tellsOf({ unnamed: { it: 'Senza nome {number}', en: 'Unnamed {number}' } })

/** Somebody without a name, by the number that their sign says. */
export const unnamed = (sign: string): Tell => tell('unnamed', { number: sign })

/** A player as a value in a sentence. */
export const playerPart = playerPartIn(unnamed)
