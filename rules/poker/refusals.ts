import type { RefusalTexts } from '../kernel/article'
import type { Ruling } from '../kernel/decider'
import { FORMATION_REFUSALS } from './01-formation/refusals'
import { SEATS_REFUSALS } from './02-seats/refusals'
import { RESTO_REFUSALS } from './03-resto/refusals'
import { POT_REFUSALS } from './04-pot/refusals'
import { DEAL_REFUSALS } from './05-deal/refusals'
import { SHOWDOWN_REFUSALS } from './12-showdown/refusals'
import { PAROL_REFUSALS } from './13-parol/refusals'
import { ONORI_REFUSALS } from './14-onori/refusals'
import { TABLEAU_REFUSALS } from './16-tableau/refusals'
import { ARBITRATION_REFUSALS } from './17-arbitration/refusals'
import { FRAME_REFUSALS } from './frame'
import { PLAY_REFUSALS } from './play/refusals'

/** Every article's sentences, by the article whose provision a ruling cites. */
const BY_ARTICLE: Readonly<Record<string, RefusalTexts>> = {
  I: FORMATION_REFUSALS,
  II: SEATS_REFUSALS,
  III: RESTO_REFUSALS,
  IV: POT_REFUSALS,
  V: DEAL_REFUSALS,
  XII: SHOWDOWN_REFUSALS,
  XIII: PAROL_REFUSALS,
  XIV: ONORI_REFUSALS,
  XVI: TABLEAU_REFUSALS,
  XVII: ARBITRATION_REFUSALS,
}
const ALL: readonly RefusalTexts[] = [FRAME_REFUSALS, PLAY_REFUSALS, ...Object.values(BY_ARTICLE)]

/** Every sentence there is, for tests that walk them. */
export const allRefusals = (): readonly RefusalTexts[] => ALL

/**
 * A refusal's sentence in one language, its values put in; null for a code no article speaks of. The article of the
 * cited provision comes first, since two articles may say the same condition in their own words.
 */
export function refusalText(locale: 'it' | 'en', { provision, code, say }: Ruling): string | null {
  const own = BY_ARTICLE[provision?.split('.')[0] ?? '']
  const text = [...(own ? [own] : []), ...ALL].find((texts) => Object.hasOwn(texts, code))?.[code]
  return text?.[locale].replace(/\{(\w+)\}/g, (_, name) => String(say[name] ?? '—')) ?? null
}
