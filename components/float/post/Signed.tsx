'use client'
import type { FloatCommand } from '@/rules/float/articles'
import type { MemberId } from '@/rules/kernel/ids'
import { PinButton, type PinButtonProps } from '../kit/PinButton'
import { signersFor } from '../kit/signers'
import { usePost } from './here'

interface SignedProps<T extends FloatCommand['type']> extends Omit<PinButtonProps<T>, 'members'> {
  /** The persons who may sign; by default everybody on duty in the office. */
  members?: readonly MemberId[]
}

/** A signature at the changeur’s post, by a person of the office that the command needs. */
export function Signed<T extends FloatCommand['type']>(props: SignedProps<T>) {
  const { members, ...button } = props
  const { post } = usePost()
  return <PinButton<T> {...button} members={members ?? signersFor(post.staff, button.office)} />
}
