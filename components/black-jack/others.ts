import type { OtherScreens } from '../game'
import { Contents, Desk, Form, Offices, PastDesk, Post, Provision, Referee, Summary } from './lazy'

export const blackJackOthers: OtherScreens = {
  Desk,
  PastDesk,
  Post,
  alone: async () => (await import('@/components/black-jack/alone')).alone,
  Referee,
  Offices,
  regulation: {
    Contents,
    Provision,
    titleOf: async (id, locale) => {
      const { findProvision } = await import('@/rules/black-jack/provisions')
      const { findFloatProvision } = await import('@/rules/float/provisions')
      return (findProvision(id) ?? findFloatProvision(id))?.[locale].title ?? null
    },
    titles: async (locale) => {
      const { PROVISIONS } = await import('@/rules/black-jack/provisions')
      return Object.entries(PROVISIONS).map(([id, words]) => ({ id, title: words[locale].title }))
    },
  },
  classes: { Form, Summary },
}
