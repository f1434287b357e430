'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Desk = lazyScreen(['chemin-desk', 'desk'], () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen(['chemin-desk', 'desk'], () =>
  import('./desk/PastDesk').then((loaded) => loaded.PastDesk),
)
export const Post = lazyScreen(
  ['chemin-deputato', 'chemin-table', 'deputato', 'device', 'float-post', 'table'],
  () => import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Owed = lazyScreen(['member'], () =>
  import('./member/Owed').then((loaded) => loaded.Owed),
)
export const Referee = lazyScreen(['chemin-deputato', 'deputato', 'regulation'], () =>
  import('./deputato/Cases').then((loaded) => loaded.Cases),
)
export const Offices = lazyScreen(['desk', 'float', 'float-papers', 'float-room', 'table'], () =>
  import('./float/Offices').then((loaded) => loaded.Offices),
)
export const Contents = lazyScreen(['regulation'], () =>
  import('./regulation/Sections').then((loaded) => loaded.Sections),
)
export const Provision = lazyScreen(['regulation'], () =>
  import('./regulation/Row').then((loaded) => loaded.Row),
)
export const Form = lazyScreen(['admin', 'chemin-settings'], () =>
  import('./admin/CheminClassForm').then((loaded) => loaded.CheminClassForm),
)
export const Summary = lazyScreen(['chemin-settings'], () =>
  import('./admin/CheminClassSummary').then((loaded) => loaded.CheminClassSummary),
)
