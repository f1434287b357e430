import { type ArticleWords, provisionFinder, provisionsOf } from '../kernel/provision'
import type { ArticlesOf } from '../kernel/refusal'
import { OFFICE_PROVISIONS } from './01-offices/provisions'
import { DUTY_PROVISIONS } from './02-duties/provisions'
import { FLOAT_PROVISIONS } from './03-float/provisions'
import { ADVANCE_PROVISIONS } from './04-advances/provisions'
import { LIMIT_PROVISIONS } from './05-limits/provisions'
import { SIDE_PROVISIONS } from './06-side-table/provisions'
import { BOOK_PROVISIONS } from './07-day-book/provisions'
import { TAX_BOX_PROVISIONS } from './08-tax-box/provisions'
import { ACE_PROVISIONS } from './09-ace-slips/provisions'

/** The register of the changeur and the day book, section by section, in our own words. */
export const FLOAT_REGULATION = [
  {
    id: 'F1',
    title: { it: 'Gli uffici', en: 'Offices' },
    provisions: OFFICE_PROVISIONS,
  },
  {
    id: 'F2',
    title: { it: 'I compiti del changeur', en: 'What the changeur does' },
    provisions: DUTY_PROVISIONS,
  },
  {
    id: 'F3',
    title: { it: 'La dotazione', en: 'The float' },
    provisions: FLOAT_PROVISIONS,
  },
  {
    id: 'F4',
    title: { it: 'Anticipazioni e rientri', en: 'Advances and returns' },
    provisions: ADVANCE_PROVISIONS,
  },
  {
    id: 'F5',
    title: { it: 'I divieti del changeur', en: 'What the changeur may not do' },
    provisions: LIMIT_PROVISIONS,
  },
  {
    id: 'F6',
    title: { it: 'Mance e orfanelli', en: 'Tips and orphans' },
    provisions: SIDE_PROVISIONS,
  },
  {
    id: 'F7',
    title: { it: 'Il libretto', en: 'The day book' },
    provisions: BOOK_PROVISIONS,
  },
  {
    id: 'F8',
    title: { it: 'La cagnotte verso la conta', en: 'The tax on its way to the count' },
    provisions: TAX_BOX_PROVISIONS,
  },
  {
    id: 'F9',
    title: { it: 'Gli assi di cuori', en: 'Aces of hearts' },
    provisions: ACE_PROVISIONS,
  },
] as const satisfies readonly ArticleWords[]

/** Every provision of the float by its id. */
export const FLOAT_PROVISION_WORDS = provisionsOf(FLOAT_REGULATION)

export type FloatProvisionId = keyof typeof FLOAT_PROVISION_WORDS

/** The section of each provision. */
export type FloatSections = ArticlesOf<typeof FLOAT_REGULATION>

/** The float's provision with this id, or null. */
export const findFloatProvision = provisionFinder(FLOAT_PROVISION_WORDS)
