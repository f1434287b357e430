import { rewound } from '../colpo/begin'
import type { Move, Play } from '../state/play'
import { advanceAll } from './advance'

/** The play after these moves on the same deal. */
export const replay = (play: Play, moves: readonly Move[]): Play => advanceAll(rewound(play), moves)
