'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Desk = lazyScreen(['banked', 'desk'], () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen(['banked', 'desk'], () =>
  import('./desk/Desk').then((loaded) => loaded.PastDesk),
)
export const Post = lazyScreen(['banked', 'bj-table', 'device', 'float-post', 'table'], () =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = lazyScreen(
  ['banked', 'bj-room', 'bj-table', 'bj-told', 'deputato', 'regulation', 'table'],
  () => import('./deputato/Claims').then((loaded) => loaded.Claims),
)
export const Offices = lazyScreen(['desk', 'float', 'float-papers', 'float-room', 'table'], () =>
  import('./float/Offices').then((loaded) => loaded.Offices),
)
export const Contents = lazyScreen(['bj-room', 'regulation'], () =>
  import('./regulation/Sections').then((loaded) => loaded.Sections),
)
export const Provision = lazyScreen(['bj-room', 'regulation'], () =>
  import('./regulation/Sections').then((loaded) => loaded.Row),
)
export const Form = lazyScreen(['admin', 'bj-settings'], () =>
  import('./admin/BlackJackClassForm').then((loaded) => loaded.BlackJackClassForm),
)
export const Summary = lazyScreen(['bj-settings'], () =>
  import('./admin/BlackJackClassSummary').then((loaded) => loaded.BlackJackClassSummary),
)
