'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Desk = lazyScreen(['banked', 'desk'], () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen(['banked', 'desk'], () =>
  import('./desk/Desk').then((loaded) => loaded.PastDesk),
)
export const Post = lazyScreen(
  ['banked', 'device', 'float-post', 'table', 'trente-table', 'trente-told'],
  () => import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = lazyScreen(
  ['banked', 'deputato', 'regulation', 'table', 'trente-room', 'trente-table', 'trente-told'],
  () => import('./deputato/Claims').then((loaded) => loaded.Claims),
)
export const Offices = lazyScreen(['desk', 'float', 'float-papers', 'float-room', 'table'], () =>
  import('./float/Offices').then((loaded) => loaded.Offices),
)
export const Contents = lazyScreen(['regulation', 'trente-room'], () =>
  import('./regulation/Sections').then((loaded) => loaded.Sections),
)
export const Provision = lazyScreen(['regulation', 'trente-room'], () =>
  import('./regulation/Sections').then((loaded) => loaded.Row),
)
export const Form = lazyScreen(['admin', 'trente-settings'], () =>
  import('./admin/TrenteClassForm').then((loaded) => loaded.TrenteClassForm),
)
export const Summary = lazyScreen(['trente-settings'], () =>
  import('./admin/TrenteClassSummary').then((loaded) => loaded.TrenteClassSummary),
)
