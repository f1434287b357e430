import { eventsSchema } from './generate-events'
import { regulationPage } from './generate-regulation'
import { securityPage } from './generate-security'
import { REGULATIONS } from './regulations'
import { tapsPage } from './taps'

/** Pages generated from the code, by their file in this folder; a test checks that each is up to date. */
export const PAGES: Readonly<Record<string, () => string>> = {
  'regulation.md': () => regulationPage(REGULATIONS['regulation.md']),
  'chemin-de-fer.md': () => regulationPage(REGULATIONS['chemin-de-fer.md']),
  'black-jack.md': () => regulationPage(REGULATIONS['black-jack.md']),
  'trente-et-quarante.md': () => regulationPage(REGULATIONS['trente-et-quarante.md']),
  'changeur.md': () => regulationPage(REGULATIONS['changeur.md']),
  'security.md': securityPage,
  'taps.md': tapsPage,
  'journal.schema.json': eventsSchema,
}
