import { TRPCError } from '@trpc/server'
import { z } from 'zod'
import { findPin, setPin } from '@/db/queries/pins'
import type { Form, HouseRole } from '@/rules/kernel/decider'
import { DEVICE } from '../../access/identity'
import { isGuessablePin } from '../../access/passwords'
import { DESK, MEMBERS } from '../../access/rights'
import { noteCommand } from '../../common/context'
import { Problem } from '../../common/errors'
import { Member } from '../../common/given'
import type { AnyGame } from '../../games/game'
import { running } from '../../running/running'
import { CommandAddress, onlyMembers } from '../commands'
import { giveTo } from '../enforce'
import { byOf, selfOf } from '../members'
import { allowed, router } from '../trpc'

const Pin = z.string().regex(/^\d{4,8}$/)
/** At a post a member acts as a member, and by the offices of the evening: a PIN opens no office of the club. */
const AT_POST: HouseRole = 'socio'

const SignedCommand = CommandAddress.extend({
  member: Member,
  pin: Pin,
  type: z.string().max(64),
  payload: z.record(z.string(), z.unknown()),
  upon: z.unknown().optional(),
})

const member = allowed(...MEMBERS)

/** PINs: a member sets one, and signs with it at a post that somebody else has open. Source: ch3. */
export const pins = router({
  /** Whether the caller has a PIN. */
  mine: member.query(async ({ ctx: { identity } }) => {
    const found = await findPin(running().sql, identity.clubId, selfOf(identity))
    return { isSet: typeof found?.pinHash === 'string' }
  }),

  /** Sets or changes the caller's PIN, by their password. Throws Problem `common-pin`, `wrong-password`. */
  set: member
    .input(z.object({ password: z.string().max(200), pin: Pin }))
    .mutation(async ({ ctx: { identity, address }, input: { password, pin } }) => {
      const { sql, signIn } = running()
      const { clubId } = identity
      const card = identity.member?.card ?? ''
      if (isGuessablePin(pin, card)) throw new Problem('common-pin')
      const caller = { address, userAgent: null }
      const memberId = await signIn.confirm({ clubId, card, password }, caller)
      const hash = await signIn.pinHash({ clubId, memberId, pin })
      await setPin(sql, clubId, memberId, hash, byOf(identity))
    }),

  /** Takes the caller's PIN. */
  remove: member.mutation(async ({ ctx: { identity } }) => {
    await setPin(running().sql, identity.clubId, selfOf(identity), null, byOf(identity))
  }),

  /**
   * Gives a command at this post in the name of the member whose PIN is typed; a retry repeats its id. It is stored as
   * that member's own, with the post. Returns the evening's version.
   */
  give: allowed(DEVICE, ...DESK)
    .input(SignedCommand)
    .mutation(async ({ ctx: { identity, address, about }, input }) => {
      const { evening, id, member, pin, upon } = input
      noteCommand(about, id)
      const { clubId, device } = identity
      if (device && device.evening !== evening) throw new Problem('no-such-evening')
      const stream = await running().streams.find(clubId, evening)
      if (!stream) throw new Problem('no-such-evening')
      const { command, saw, outsiders } = read(stream.game.decider, { ...input, upon })
      await running().signIn.pin({ clubId, memberId: member, pin }, { address })
      await onlyMembers(clubId, outsiders)
      const by = { roles: [AT_POST], member, post: device?.post ?? null }
      return await giveTo(stream, { id, by, command, upon: saw })
    }),
})

type Given = Pick<z.infer<typeof SignedCommand>, 'type' | 'payload' | 'upon'>

/** The command that was given, by the schema of its game. Throws Problem `not-found`, `not-allowed`; TRPCError `invalid`. */
function read(decider: AnyGame['decider'], { type, payload, upon }: Given) {
  const rule = Object.hasOwn(decider.commands, type) ? decider.commands[type] : undefined
  if (!rule) throw new Problem('not-found')
  if (!rule.may.includes(AT_POST)) throw new Problem('not-allowed')
  const given = parsed(rule.schema, payload) as object
  const saw = decider.upon && upon !== undefined ? parsed(decider.upon, upon) : undefined
  return { command: { ...given, type }, saw, outsiders: rule.outsiders?.(given) ?? [] }
}

function parsed(schema: Form<unknown>, given: unknown): unknown {
  const read = schema.safeParse(given)
  if (!read.success) throw new TRPCError({ code: 'BAD_REQUEST', cause: read.error })
  return read.data
}
