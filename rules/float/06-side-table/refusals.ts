import type { RefusalTexts } from '../../kernel/article'

/** Section 6: tips and orphans. */
export const SIDE_REFUSALS = {
  'coup-in-play': {
    it: 'Una puntata in gioco non è un orfanello.',
    en: 'A stake in play is no orphan.',
  },
  'hand-over-first': {
    it: 'Il commissario ritira prima ciò che è sul tavolino.',
    en: 'The inspector takes what lies on the side table first.',
  },
  'no-such-item': {
    it: 'Sul tavolino non c’è.',
    en: 'It is not on the side table.',
  },
  'reported-already': {
    it: 'È già riferito.',
    en: 'It is reported already.',
  },
  'withdrawn-already': {
    it: 'È già ritirato.',
    en: 'It is withdrawn already.',
  },
  'no-such-orphan': {
    it: 'Questo orfanello non c’è, o è già reso.',
    en: 'There is no such orphan, or it is given back already.',
  },
  'too-late-to-claim': {
    it: 'Si reclama entro {days} giorni.',
    en: 'It is claimed within {days} days.',
  },
  'claimed-after-count': {
    it: 'Si contano le fiches: si rende chiuso il tableau, o tornati al gioco.',
    en: 'The chips are being counted: it is given back once the tableau is closed, or back at play.',
  },
} as const satisfies RefusalTexts
