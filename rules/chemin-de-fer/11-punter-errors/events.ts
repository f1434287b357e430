import type { Evolve } from '../../kernel/article'
import { type Erred, withErred } from '../errors/report'
import type { Evening } from '../evening'
import type { PunterErrorKind } from './errors'

export type PunterErrorsEvent = Erred<'punterErred', PunterErrorKind>

export const evolvePunterErrors: Evolve<Evening, PunterErrorsEvent> = {
  punterErred: (evening, event, { at }) => withErred(evening, event, at),
}
