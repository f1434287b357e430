import { rewound } from '../colpo/begin'
import type { Move, Play } from '../state/play'
import { advanceAll } from './advance'

/** The play that these moves make of the same deal. */
export const replay = (play: Play, moves: readonly Move[]): Play => advanceAll(rewound(play), moves)
