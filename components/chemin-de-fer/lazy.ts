'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Desk = lazyScreen('chemin-de-fer/Desk', () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen('chemin-de-fer/PastDesk', () =>
  import('./desk/PastDesk').then((loaded) => loaded.PastDesk),
)
export const Board = lazyScreen('chemin-de-fer/Board', () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
export const Post = lazyScreen('chemin-de-fer/Post', () =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Owed = lazyScreen('chemin-de-fer/Owed', () =>
  import('./member/Owed').then((loaded) => loaded.Owed),
)
export const Referee = lazyScreen('chemin-de-fer/Referee', () =>
  import('./deputato/Cases').then((loaded) => loaded.Cases),
)
export const Offices = lazyScreen('chemin-de-fer/Offices', () =>
  import('./float/Offices').then((loaded) => loaded.Offices),
)
export const Contents = lazyScreen('chemin-de-fer/Contents', () =>
  import('./regulation/Sections').then((loaded) => loaded.Sections),
)
export const Provision = lazyScreen('chemin-de-fer/Provision', () =>
  import('./regulation/Row').then((loaded) => loaded.Row),
)
export const Form = lazyScreen('chemin-de-fer/Form', () =>
  import('./admin/CheminClassForm').then((loaded) => loaded.CheminClassForm),
)
export const Summary = lazyScreen('chemin-de-fer/Summary', () =>
  import('./admin/CheminClassSummary').then((loaded) => loaded.CheminClassSummary),
)
