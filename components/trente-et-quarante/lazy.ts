'use client'
import dynamic from 'next/dynamic'

// Each screen is loaded when it is first shown, so that a page carries only what it shows.

export const Desk = dynamic(() => import('./desk/Desk').then((loaded) => loaded.Desk))
export const PastDesk = dynamic(() => import('./desk/Desk').then((loaded) => loaded.PastDesk))
export const Board = dynamic(() => import('./board/Board').then((loaded) => loaded.Board))
export const Post = dynamic(() =>
  import('./table/TableScreen').then((loaded) => loaded.TableScreen),
)
export const Referee = dynamic(() => import('./deputato/Claims').then((loaded) => loaded.Claims))
export const Offices = dynamic(() => import('./float/Offices').then((loaded) => loaded.Offices))
export const Contents = dynamic(() =>
  import('./regulation/Sections').then((loaded) => loaded.Sections),
)
export const Provision = dynamic(() => import('./regulation/Sections').then((loaded) => loaded.Row))
export const Form = dynamic(() =>
  import('./admin/TrenteClassForm').then((loaded) => loaded.TrenteClassForm),
)
export const Summary = dynamic(() =>
  import('./admin/TrenteClassSummary').then((loaded) => loaded.TrenteClassSummary),
)
