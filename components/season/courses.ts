import type { Chips } from '@/rules/kernel/chips'
import type { Course } from '../history/BalancePlot'

interface MemberCourse {
  name: string
  course: readonly { tableauId: string; day: string; balance: Chips }[]
}

/**
 * The running balances of some members over the evenings at which any of them played: null before a member's first
 * evening; an evening without the member repeats the last balance.
 */
export function coursesOf(
  members: readonly MemberCourse[],
  evenings: readonly { tableauId: string; day: string }[],
): { days: string[]; courses: Course[] } {
  const played = new Set(members.flatMap(({ course }) => course.map((one) => one.tableauId)))
  const shown = evenings.filter(({ tableauId }) => played.has(tableauId))
  return {
    days: shown.map(({ day }) => day),
    courses: members.map(({ name, course }) => {
      const balances = new Map(course.map((one) => [one.tableauId, one.balance]))
      let last: Chips | null = null
      const values = shown.map(({ tableauId }) => {
        last = balances.get(tableauId) ?? last
        return last
      })
      return { name, values }
    }),
  }
}
