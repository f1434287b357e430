import type { OtherScreens } from '../game'
import {
  Contents,
  Desk,
  Form,
  Offices,
  Owed,
  PastDesk,
  Post,
  Provision,
  Referee,
  Summary,
} from './lazy'

export const cheminDeFerOthers: OtherScreens = {
  Desk,
  PastDesk,
  Post,
  alone: async () => (await import('@/components/chemin-de-fer/alone')).alone,
  Owed,
  Referee,
  Offices,
  regulation: {
    Contents,
    Provision,
    titleOf: async (id, locale) => {
      const { findProvision } = await import('@/rules/chemin-de-fer/provisions')
      const { findFloatProvision } = await import('@/rules/float/provisions')
      return (findProvision(id) ?? findFloatProvision(id))?.[locale].title ?? null
    },
    titles: async (locale) => {
      const { PROVISION_IDS, PROVISIONS } = await import('@/rules/chemin-de-fer/provisions')
      return PROVISION_IDS.map((id) => ({ id, title: PROVISIONS[id][locale].title }))
    },
  },
  classes: { Form, Summary },
}
