import type { RefusalTexts } from '../../kernel/article'

/** Refusals of the affranco; those of one command in their order of precedence. */
export const AFFRANCO_REFUSALS = {
  'affranco-off': {
    it: 'Questo tavolo non ammette l’affranco.',
    en: 'This table does not admit the affranco.',
  },
  'affranco-of-two': {
    it: 'L’affranco è fra due giocatori di questo tavolo, non di più.',
    en: 'An affranco is between two players of this table, no more.',
  },
  'affranco-of-three': {
    it: 'L’affranco è fra due o tre giocatori di questo tavolo, non di più.',
    en: 'An affranco is between two or three players of this table, no more.',
  },
  'affranco-in-passetto': {
    it: 'In passetto, con il solo compagno in gioco, l’affranco non rilancia mai.',
    en: 'In passetto, with only the partner in, an affranco never raises.',
  },
  'affranco-needs-tris': {
    it: 'Primo dopo il compagno che ha aperto, l’affranco rilancia solo con tris o meglio: lo dichiari.',
    en: 'First after the partner who opened, an affranco raises only with tris or better: they must declare it.',
  },
  'companion-needs-tris': {
    it: 'Dopo il rilancio del compagno l’affranco non impegnato entra solo con tris o meglio: lo dichiari.',
    en: 'After their partner’s raise an affranco with no stake in comes in only with tris or better: they must declare it.',
  },
  'companion-waits': {
    it: 'Dopo il rilancio del compagno l’affranco impegnato, senza tris, accetta solo se un altro ha già accettato.',
    en: 'After their partner’s raise an affranco with a stake in, without tris, accepts only if another player has accepted.',
  },
  'affranchi-lay-down': {
    it: 'Soli fra loro e senza rilanci, gli affranchi non puntano: mettono le carte sul tavolo.',
    en: 'Alone with each other and with no raise, affranchi do not bet: they lay their cards down.',
  },
  'not-two-affranchi-alone': {
    it: 'Le carte si mettono sul tavolo quando restano soli i due affranchi.',
    en: 'The cards are laid down when only the two affranchi are left.',
  },
} as const satisfies RefusalTexts
