import { z } from 'zod'
import { disputesWaiting } from '@/db/queries/disputes'
import { countPersonal, forgetMember, openEveningsOf } from '@/db/queries/forgetting'
import { eveningsOwed } from '@/db/queries/payments'
import { FORGOTTEN_NAME } from '@/rules/kernel/forgotten'
import type { MemberId } from '@/rules/kernel/ids'
import { DAY_MS } from '@/rules/kernel/time'
import { Problem } from '../../common/errors'
import { Member } from '../../common/given'
import { running } from '../../running/running'
import { ruledOnLater } from '../disputes'
import { byOf } from '../members'
import { allowed, router } from '../trpc'

const administrator = allowed('amministratore')
const One = z.object({ id: Member })

/** An evening that has to be brought to its end before a member is forgotten, with the code of the reason. */
type Hindrance = {
  why: 'forget-open-evening' | 'forget-unpaid' | 'forget-dispute'
  title: string
  day: string
}

/** Members who asked to be forgotten. */
export const forgetting = router({
  /** The personal things that would go, those that stay with the nights for which backups keep them, and the evenings that stand against it. */
  preview: administrator.input(One).query(async ({ ctx: { identity }, input: { id } }) => {
    const { clubId } = identity
    const kept = await countPersonal(running().sql, clubId, id)
    if (!kept) throw new Problem('no-such-member')
    const { nights: backupNights } = running().keeping.nights.status()
    return { kept, backupNights, hindrances: await hindrancesOf(clubId, id) }
  }),

  /**
   * Takes out all that is personal about a member; it cannot be taken back. `askedOn` is the day on which the member
   * asked for it. Throws Problem: `not-yourself`, `no-such-member`, `day-to-come`, or the reason why it must wait.
   */
  forget: administrator
    .input(One.extend({ askedOn: z.iso.date() }))
    .mutation(async ({ ctx: { identity }, input: { id, askedOn } }) => {
      const { clubId } = identity
      const { sql, now, directory, sessions, keeping } = running()
      if (id === identity.member?.id) throw new Problem('not-yourself')
      // A day of grace, since the club's day may have begun before the server's.
      if (Date.parse(askedOn) > now() + DAY_MS) throw new Problem('day-to-come')
      const [first] = await hindrancesOf(clubId, id)
      if (first) throw new Problem(first.why, { title: first.title })
      const given = { clubId, memberId: id, askedOn, called: FORGOTTEN_NAME }
      const done = await forgetMember(sql, given, now(), byOf(identity))
      if (!done) throw new Problem('no-such-member')
      directory.changed(clubId)
      sessions.changed(clubId)
      await keeping.noteForgotten(sql)
    }),
})

/** The reasons to wait, the open evenings first. */
async function hindrancesOf(clubId: string, id: MemberId): Promise<Hindrance[]> {
  const { sql, games } = running()
  const sought = { games: ruledOnLater(games), arbiter: null, limit: 10, about: id }
  const [open, unpaid, disputed] = await Promise.all([
    openEveningsOf(sql, clubId, id),
    eveningsOwed(sql, clubId, id),
    disputesWaiting(sql, clubId, sought),
  ])
  const named =
    (why: Hindrance['why']) =>
    ({ title, day }: { title: string; day: string }) => ({ why, title, day })
  return [
    ...open.map(named('forget-open-evening')),
    ...unpaid.map(named('forget-unpaid')),
    ...disputed.map(named('forget-dispute')),
  ]
}
