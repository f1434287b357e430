import type { Sentence } from '../../kernel/tell'

/** Refusals of shared commands that any section of a game may give too. */
export const SHARED_REFUSALS = {
  'counting-begun': {
    it: 'Il conteggio è cominciato: al tavolo non si gioca più.',
    en: 'The count has begun: nobody plays any more.',
  },
  'not-enough-chips': {
    it: '{player} ha davanti a sé {chips}.',
    en: '{player} has {chips} in front.',
  },
} as const satisfies Record<string, Sentence>
