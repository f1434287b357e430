'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Desk = lazyScreen('black-jack/Desk', () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen('black-jack/PastDesk', () =>
  import('./desk/Desk').then((loaded) => loaded.PastDesk),
)
export const Board = lazyScreen('black-jack/Board', () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
export const Post = lazyScreen('black-jack/Post', () =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = lazyScreen('black-jack/Referee', () =>
  import('./deputato/Claims').then((loaded) => loaded.Claims),
)
export const Offices = lazyScreen('black-jack/Offices', () =>
  import('./float/Offices').then((loaded) => loaded.Offices),
)
export const Contents = lazyScreen('black-jack/Contents', () =>
  import('./regulation/Sections').then((loaded) => loaded.Sections),
)
export const Provision = lazyScreen('black-jack/Provision', () =>
  import('./regulation/Sections').then((loaded) => loaded.Row),
)
export const Form = lazyScreen('black-jack/Form', () =>
  import('./admin/BlackJackClassForm').then((loaded) => loaded.BlackJackClassForm),
)
export const Summary = lazyScreen('black-jack/Summary', () =>
  import('./admin/BlackJackClassSummary').then((loaded) => loaded.BlackJackClassSummary),
)
