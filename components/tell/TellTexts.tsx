import { Fragment } from 'react'
import type { Tell } from '@/rules/kernel/tell'
import { TellText } from './TellText'

/** Several sentences of the rules on one line, in order. */
export function TellTexts({ tells }: { tells: readonly Tell[] }) {
  return tells.map(({ sentence, parts }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one thing keep their order.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <TellText sentence={sentence} parts={parts} />
    </Fragment>
  ))
}
