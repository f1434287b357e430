import type { MemberId } from '../../kernel/ids'
import type { Erred } from '../errors/report'
import type { Advice } from '../state/coup'
import type { TableId } from '../state/ids'

type OfMember<T extends string> = {
  readonly type: T
  readonly table: TableId
  readonly member: MemberId
}

export type AllaRegolaEvent =
  | OfMember<'ruleDeclared'>
  | OfMember<'ruleDropped'>
  | (OfMember<'advised'> & Pick<Advice, 'side' | 'says'>)
  | Erred<'adviceIgnored', 'adviceIgnored'>
  | Erred<'ruleErred', 'ruleErred'>
