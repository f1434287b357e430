'use client'
import dynamic from 'next/dynamic'

// Each screen is loaded where it is first shown, so that a page carries only the game it shows.

export const Tonight = dynamic(() => import('./member/Tonight').then((of) => of.Tonight))
export const Waiting = dynamic(() =>
  import('./disputes/member/JudgingPast').then((of) => of.JudgingPast),
)
export const Desk = dynamic(() => import('./desk/Desk').then((of) => of.Desk))
export const PastDesk = dynamic(() => import('./desk/PastDesk').then((of) => of.PastDesk))
export const Board = dynamic(() => import('./board/Board').then((of) => of.Board))
export const Post = dynamic(() => import('./table/TableScreen').then((of) => of.TableScreen))
export const Referee = dynamic(() => import('./deputato/Cases').then((of) => of.Cases))
export const Contents = dynamic(() => import('./regulation/Regulation').then((of) => of.Regulation))
export const Provision = dynamic(() =>
  import('./regulation/ProvisionPage').then((of) => of.ProvisionPage),
)
export const Form = dynamic(() => import('./admin/ClassForm').then((of) => of.ClassForm))
export const Summary = dynamic(() => import('./admin/ClassSummary').then((of) => of.ClassSummary))
