import { type ArticleWords, type Provision, provisionsOf } from '../kernel/provision'
import type { ArticlesOf } from '../kernel/refusal'
import { OFFICE_PROVISIONS } from './wording/01-offices'
import { DUTY_PROVISIONS } from './wording/02-duties'
import { FLOAT_PROVISIONS } from './wording/03-float'
import { ADVANCE_PROVISIONS } from './wording/04-advances'
import { LIMIT_PROVISIONS } from './wording/05-limits'
import { SIDE_PROVISIONS } from './wording/06-side-table'
import { BOOK_PROVISIONS } from './wording/07-day-book'
import { TAX_BOX_PROVISIONS } from './wording/08-tax-box'
import { ACE_PROVISIONS } from './wording/09-ace-slips'

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
export const findFloatProvision = (id: string): Provision | null =>
  Object.hasOwn(FLOAT_PROVISION_WORDS, id) ? FLOAT_PROVISION_WORDS[id as FloatProvisionId] : null
