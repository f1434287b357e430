import type { Evolve } from '../../kernel/article'
import { type Erred, withErred } from '../errors/report'
import { type Evening, withCoup, withTable } from '../evening'
import type { OfMember } from '../mano/events'
import { bancoBound, forcedBy } from '../play/regime'
import type { Advice } from '../state/coup'

export type AllaRegolaEvent =
  | OfMember<'ruleDeclared'>
  | OfMember<'ruleDropped'>
  | (OfMember<'advised'> & Pick<Advice, 'side' | 'says'>)
  | Erred<'adviceIgnored', 'adviceIgnored'>
  | Erred<'ruleErred', 'ruleErred'>

export const evolveAllaRegola: Evolve<Evening, AllaRegolaEvent> = {
  ruleDeclared: (evening, { table, member }) =>
    withTable(evening, table, ({ regola }) => ({ regola: [...regola, member] })),
  ruleDropped: (evening, { table, member }) =>
    withTable(evening, table, ({ regola }) => ({
      regola: regola.filter((each) => each !== member),
    })),
  advised: (evening, { table, member, side, says }) =>
    withCoup(evening, table, ({ faults, regime }) => ({
      faults: { ...faults, advice: [...faults.advice, { member, side, says }] },
      regime: side === 'punta' ? forcedBy(regime, 'S.109') : bancoBound(regime),
    })),
  adviceIgnored: (evening, event, { at }) => withErred(evening, event, at),
  ruleErred: (evening, event, { at }) => withErred(evening, event, at),
}
