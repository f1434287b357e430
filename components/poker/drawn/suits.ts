import type { Suit } from '@/rules/kernel/cards'

/** Outlines of the suits in a square from −10 to 10, drawn so that they look the same on every device. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  cuori:
    'M0 9.5C-2.5 6-9.5 2-9.5-3.6C-9.5-7-7.2-9-4.8-9C-2.6-9-.9-7.7 0-5.6C.9-7.7 2.6-9 4.8-9C7.2-9 9.5-7 9.5-3.6C9.5 2 2.5 6 0 9.5z',
  quadri: 'M0-10C2-6.3 4.8-2.8 7.8 0C4.8 2.8 2 6.3 0 10C-2 6.3-4.8 2.8-7.8 0C-4.8-2.8-2-6.3 0-10z',
  fiori:
    'M0-9.6A4.4 4.4 0 0 1 3.5-2.6A4.4 4.4 0 1 1 1.3 4.4C1.6 6.6 2.6 8.4 4.2 9.5H-4.2C-2.6 8.4-1.6 6.6-1.3 4.4A4.4 4.4 0 1 1-3.5-2.6A4.4 4.4 0 0 1 0-9.6z',
  picche:
    'M0-9.8C2.4-5.6 9.2-2.2 9.2 2.8C9.2 5.6 7.2 7.3 5 7.3C3.2 7.3 1.9 6.4 1.2 5C1.4 7 2.5 8.6 4.1 9.6H-4.1C-2.5 8.6-1.4 7-1.2 5C-1.9 6.4-3.2 7.3-5 7.3C-7.2 7.3-9.2 5.6-9.2 2.8C-9.2-2.2-2.4-5.6 0-9.8z',
}

/** True for cuori and quadri, which are printed in red. */
export const isRed = (suit: Suit): boolean => suit === 'cuori' || suit === 'quadri'
