import type { OtherScreens } from '../game'
import {
  Contents,
  Desk,
  Form,
  Owed,
  PastDesk,
  Post,
  Provision,
  Referee,
  Summary,
  Waiting,
} from './lazy'

export const pokerOthers: OtherScreens = {
  Desk,
  PastDesk,
  Post,
  alone: async () => (await import('@/components/poker/alone')).alone,
  Waiting,
  Owed,
  Referee,
  regulation: {
    Contents,
    Provision,
    titleOf: async (id, locale) => {
      const { findProvision } = await import('@/rules/poker/provisions')
      return findProvision(id)?.[locale].title ?? null
    },
    titles: async (locale) => {
      const { PROVISION_IDS, PROVISIONS } = await import('@/rules/poker/provisions')
      return PROVISION_IDS.map((id) => ({ id, title: PROVISIONS[id][locale].title }))
    },
  },
  classes: { Form, Summary },
  imports: { header: 'evening,date,member,cassa,final_resto' },
  drawnBy: 'II.2',
}
