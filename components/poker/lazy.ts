'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Waiting = lazyScreen('poker/Waiting', () =>
  import('./disputes/member/JudgingPast').then((loaded) => loaded.JudgingPast),
)
export const Owed = lazyScreen('poker/Owed', () =>
  import('./member/Owed').then((loaded) => loaded.Owed),
)
export const Desk = lazyScreen('poker/Desk', () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen('poker/PastDesk', () =>
  import('./desk/PastDesk').then((loaded) => loaded.PastDesk),
)
export const Board = lazyScreen('poker/Board', () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
export const Post = lazyScreen('poker/Post', () =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = lazyScreen('poker/Referee', () =>
  import('./deputato/Cases').then((loaded) => loaded.Cases),
)
export const Contents = lazyScreen('poker/Contents', () =>
  import('./regulation/Regulation').then((loaded) => loaded.Regulation),
)
export const Provision = lazyScreen('poker/Provision', () =>
  import('./regulation/ProvisionPage').then((loaded) => loaded.ProvisionPage),
)
export const Form = lazyScreen('poker/Form', () =>
  import('./admin/ClassForm').then((loaded) => loaded.ClassForm),
)
export const Summary = lazyScreen('poker/Summary', () =>
  import('./admin/ClassSummary').then((loaded) => loaded.ClassSummary),
)
