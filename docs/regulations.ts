import { REGULATION as BLACK_JACK } from '../rules/black-jack/provisions'
import { REGULATION as CHEMIN_DE_FER } from '../rules/chemin-de-fer/provisions'
import { FLOAT_REGULATION } from '../rules/float/provisions'
import { REGULATION as POKER } from '../rules/poker/provisions'
import { REGULATION as TRENTE_ET_QUARANTE } from '../rules/trente-et-quarante/provisions'
import type { Regulation } from './generate-regulation'

/** The regulation of each game, by its page in this folder. */
export const REGULATIONS = {
  'regulation.md': {
    game: 'poker',
    title: 'The regulation, provision by provision',
    note: '',
    articles: POKER,
    heading: ({ id, title }) => (id === 'A' ? title.en : `Art. ${id} · ${title.en}`),
  },
  'chemin-de-fer.md': {
    game: 'chemin-de-fer',
    title: 'The regulation of chemin de fer, provision by provision',
    note: '`S` is the regulation of Sanremo, `V` that of Venice, `C` the club; the further sources of a row say the same.\n',
    articles: CHEMIN_DE_FER,
    heading: ({ id, title }) => (id === 'C' ? `The club · ${title.en}` : `${id} · ${title.en}`),
  },
  'black-jack.md': {
    game: 'black-jack',
    title: 'The regulation of black jack, provision by provision',
    note: '`B` is the regulation of Campione, `B1` its description of the game, `J` the club.\n',
    articles: BLACK_JACK,
    heading: ({ id, title }) => (id === 'J' ? `The club · ${title.en}` : `${id} · ${title.en}`),
  },
  'trente-et-quarante.md': {
    game: 'trente-et-quarante',
    title: 'The regulation of trente et quarante, provision by provision',
    note: '`T` is the regulation of Campione, `K` the club.\n',
    articles: TRENTE_ET_QUARANTE,
    heading: ({ id, title }) => (id === 'K' ? `The club · ${title.en}` : `${id} · ${title.en}`),
  },
  'changeur.md': {
    game: 'float',
    title: 'The changeur and the day book, provision by provision',
    note: '`V` is Venice, `S` Sanremo; the rows hold in every game that declares its float.\n',
    articles: FLOAT_REGULATION,
    heading: ({ id, title }) => `${id} · ${title.en}`,
  },
} as const satisfies Readonly<Record<string, Regulation>>
