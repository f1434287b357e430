'use client'
import dynamic from 'next/dynamic'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Waiting = dynamic(() =>
  import('./disputes/member/JudgingPast').then((loaded) => loaded.JudgingPast),
)
export const Owed = dynamic(() => import('./member/Owed').then((loaded) => loaded.Owed))
export const Desk = dynamic(() => import('./desk/Desk').then((loaded) => loaded.Desk))
export const PastDesk = dynamic(() => import('./desk/PastDesk').then((loaded) => loaded.PastDesk))
export const Board = dynamic(() => import('./board/Board').then((loaded) => loaded.Board))
export const Post = dynamic(() =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = dynamic(() => import('./deputato/Cases').then((loaded) => loaded.Cases))
export const Contents = dynamic(() =>
  import('./regulation/Regulation').then((loaded) => loaded.Regulation),
)
export const Provision = dynamic(() =>
  import('./regulation/ProvisionPage').then((loaded) => loaded.ProvisionPage),
)
export const Form = dynamic(() => import('./admin/ClassForm').then((loaded) => loaded.ClassForm))
export const Summary = dynamic(() =>
  import('./admin/ClassSummary').then((loaded) => loaded.ClassSummary),
)
