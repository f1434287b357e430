import { articleOf } from '../kernel/article'
import { ONORI_REFUSALS } from './14-onori/refusals'
import type { Evening } from './evening'

const { article } = articleOf<Evening, never>()

/** Art. XIV: the honours. They are granted with the result of a colpo (Art. XII). */
export const onori = article({
  id: 'XIV',
  commands: {},
  evolve: {},
  refusals: ONORI_REFUSALS,
})
