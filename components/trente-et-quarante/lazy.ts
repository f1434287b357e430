'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Desk = lazyScreen('trente-et-quarante/Desk', () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen('trente-et-quarante/PastDesk', () =>
  import('./desk/Desk').then((loaded) => loaded.PastDesk),
)
export const Board = lazyScreen('trente-et-quarante/Board', () =>
  import('./board/Board').then((loaded) => loaded.Board),
)
export const Post = lazyScreen('trente-et-quarante/Post', () =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = lazyScreen('trente-et-quarante/Referee', () =>
  import('./deputato/Claims').then((loaded) => loaded.Claims),
)
export const Offices = lazyScreen('trente-et-quarante/Offices', () =>
  import('./float/Offices').then((loaded) => loaded.Offices),
)
export const Contents = lazyScreen('trente-et-quarante/Contents', () =>
  import('./regulation/Sections').then((loaded) => loaded.Sections),
)
export const Provision = lazyScreen('trente-et-quarante/Provision', () =>
  import('./regulation/Sections').then((loaded) => loaded.Row),
)
export const Form = lazyScreen('trente-et-quarante/Form', () =>
  import('./admin/TrenteClassForm').then((loaded) => loaded.TrenteClassForm),
)
export const Summary = lazyScreen('trente-et-quarante/Summary', () =>
  import('./admin/TrenteClassSummary').then((loaded) => loaded.TrenteClassSummary),
)
