'use client'
import { lazyScreen } from '../language/lazyScreen'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Waiting = lazyScreen(['member'], () =>
  import('./disputes/member/JudgingPast').then((loaded) => loaded.JudgingPast),
)
export const Owed = lazyScreen(['member'], () =>
  import('./member/Owed').then((loaded) => loaded.Owed),
)
export const Desk = lazyScreen(['deputato', 'desk'], () =>
  import('./desk/Desk').then((loaded) => loaded.Desk),
)
export const PastDesk = lazyScreen(['deputato', 'desk'], () =>
  import('./desk/PastDesk').then((loaded) => loaded.PastDesk),
)
export const Post = lazyScreen(['deputato', 'device', 'table'], () =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = lazyScreen(['deputato', 'desk', 'regulation'], () =>
  import('./deputato/Cases').then((loaded) => loaded.Cases),
)
export const Contents = lazyScreen(['regulation'], () =>
  import('./regulation/Regulation').then((loaded) => loaded.Regulation),
)
export const Provision = lazyScreen(['regulation'], () =>
  import('./regulation/ProvisionPage').then((loaded) => loaded.ProvisionPage),
)
export const Form = lazyScreen(['admin'], () =>
  import('./admin/ClassForm').then((loaded) => loaded.ClassForm),
)
export const Summary = lazyScreen(['admin'], () =>
  import('./admin/ClassSummary').then((loaded) => loaded.ClassSummary),
)
