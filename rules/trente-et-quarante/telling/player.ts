import { playerPartIn } from '../../banked/ids'
import { tellsOf } from '../../kernel/tell'

const tell = tellsOf({ unnamed: { it: 'Senza nome {number}', en: 'Unnamed {number}' } })

/** A player as a value in a sentence; one without a name by the number. */
export const playerPart = playerPartIn((number) => tell('unnamed', { number }))
