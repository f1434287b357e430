import type { RefusalTexts } from '../../kernel/article'

/** Refusals of Art. XV; those of one command in their order of precedence. */
export const PARTITO_REFUSALS = {
  'partito-not-now': {
    it: 'Il partito si fa solo se nessuno ha rilanciato e l’apertura non superava il pot.',
    en: 'A partito is possible only if nobody raised and the opening was not above the pot.',
  },
  'partito-by-neither': {
    it: 'Il partito si fa solo se nessuno ha rilanciato, o se l’apertura non superava il pot: qui si è rilanciato sopra un’apertura più alta.',
    en: 'A partito is possible only if nobody raised, or if the opening was not above the pot: here a larger opening was raised.',
  },
} as const satisfies RefusalTexts
