import { Fragment } from 'react'
import type { Tell } from '@/rules/kernel/tell'
import { Told } from './Told'

/** Several sentences of one thing, in order. */
export function Tells({ tells }: { tells: readonly Tell[] }) {
  return tells.map((tell, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of one thing keep their order.
    <Fragment key={index}>
      {index > 0 && ' · '}
      <Told {...tell} />
    </Fragment>
  ))
}
