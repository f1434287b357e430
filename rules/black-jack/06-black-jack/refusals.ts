import type { Sentence } from '../../kernel/tell'

/** Black jack: refusals in their order of precedence. */
export const BLACK_JACK_REFUSALS = {
  'black-jack-draws-none': {
    it: 'Il black jack esclude una terza carta.',
    en: 'A black jack takes no third card.',
  },
} as const satisfies Record<string, Sentence>
