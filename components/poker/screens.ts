import dynamic from 'next/dynamic'
import type { GameScreens } from '../game'

/** Poker's screens; each is loaded where it is shown. */
export const poker: GameScreens = {
  title: { it: 'Poker', en: 'Poker' },
  Tonight: dynamic(() => import('./member/Tonight').then((screen) => screen.Tonight)),
  Waiting: dynamic(() => import('./member/JudgingPast').then((screen) => screen.JudgingPast)),
  Desk: dynamic(() => import('./desk/Desk').then((screen) => screen.Desk)),
  PastDesk: dynamic(() => import('./desk/PastDesk').then((screen) => screen.PastDesk)),
  Board: dynamic(() => import('./board/Board').then((screen) => screen.Board)),
  Post: dynamic(() => import('./table/TableScreen').then((screen) => screen.TableScreen)),
  Referee: dynamic(() => import('./deputato/Cases').then((screen) => screen.Cases)),
  regulation: {
    Contents: dynamic(() => import('./regulation/Regulation').then((screen) => screen.Regulation)),
    Provision: dynamic(() =>
      import('./regulation/ProvisionPage').then((screen) => screen.ProvisionPage),
    ),
    titleOf: async (id, locale) => {
      const { provision } = await import('@/rules/poker/provisions')
      return provision(id)?.[locale].title ?? null
    },
  },
  classes: {
    Form: dynamic(() => import('./admin/ClassForm').then((screen) => screen.ClassForm)),
    Summary: dynamic(() => import('./admin/ClassSummary').then((screen) => screen.ClassSummary)),
  },
  imports: { header: 'evening,date,member,cassa,final_resto' },
  drawnBy: 'II.2',
}
