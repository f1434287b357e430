import { z } from 'zod'
import { MemberId } from '../../kernel/memberId'
import { refuse } from '../refuse'
import { withConsequences } from '../room/consequences'
import { ListId } from '../state/forms'
import { formationCommand } from './commands'
import { isAutograph, Strokes, signingRefusal } from './signing'

/**
 * I.1: a member without a phone signs at the desk, in the presence of the secretary, who is recorded as the witness.
 * For a member who cannot draw, the witness attests the signature, and no stroke is kept. It is offered for no one,
 * since an evening does not know the club's members.
 */
const witnessSignature = formationCommand({
  schema: z.object({ list: ListId, member: MemberId, strokes: Strokes, cannotDraw: z.boolean() }),
  may: ['segretario'],
  outsiders: ({ member }) => [member],
  decide: (evening, { list: id, member, strokes, cannotDraw }, envelope) => {
    const witness = envelope.by.member
    const list = evening.lists[id]
    if (witness === null || !list) return refuse(null, 'not-yours')
    if (list.closed) return refuse('I.12', 'list-closed')
    if (witness === member) return refuse('I.1', 'own-witness')
    if (!cannotDraw && !isAutograph(strokes)) return refuse('I.1', 'autograph-missing')
    const refused = signingRefusal(evening, member, list)
    if (refused) return refused
    const signed = {
      type: 'signed',
      signUp: evening.lastSignUp + 1,
      member,
      list: id,
      strokes: cannotDraw ? [] : strokes,
      inClub: true,
      witness,
      ...(cannotDraw ? { cannotDraw } : {}),
    } as const
    return withConsequences(evening, envelope, signed)
  },
})

export const witnessedCommands = { witnessSignature }
