import { type Sentence, tellsOf } from '../../kernel/tell'
import { worthOf } from '../pieces/pieces'
import type { FloatTelling } from '../telling/telling'
import type { SideEvent } from './events'

const SENTENCES = {
  tipTaken: { it: 'Mancia di {chips}', en: 'Tip of {chips}' },
  orphanFound: { it: 'Orfanello di {chips}', en: 'Orphan of {chips}' },
  sideReported: {
    it: '{member} riferisce al commissario la voce {item} del tavolino',
    en: '{member} reports entry {item} of the side table to the inspector',
  },
  sideWithdrawn: {
    it: '{member} ritira la voce {item} del tavolino',
    en: '{member} withdraws entry {item} of the side table',
  },
  orphanClaimed: {
    it: 'L’orfanello {item} è reso a {member}',
    en: 'Orphan {item} is given back to {member}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const SIDE_TELLING: FloatTelling<SideEvent> = {
  tipTaken: ({ pieces }) => tell('tipTaken', { chips: { chips: worthOf(pieces) } }),
  orphanFound: ({ pieces }) => tell('orphanFound', { chips: { chips: worthOf(pieces) } }),
  sideReported: ({ by, item }) => tell('sideReported', { member: { member: by }, item }),
  sideWithdrawn: ({ inspector, item }) =>
    tell('sideWithdrawn', { member: { member: inspector }, item }),
  orphanClaimed: ({ item, member }) => tell('orphanClaimed', { item, member: { member } }),
}
