'use client'
import type { SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/desk'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { SignUpActions } from './SignUpActions'
import { InClub, Standing } from './SignUpRow'
import { callOf, hasEnded } from './signUps'

/** Whether a member is at a table or off the list, so that nobody calls or awaits them. */
export const isSettled = (signUp: SignUp, view: DeskView): boolean =>
  hasEnded(signUp) || (signUp.status === 'booked' && callOf(signUp, view) === null)

/** The sign-ups that await nothing, in two columns: all that the sheet says of the others. */
export function Settled({ signUps, view }: { signUps: readonly SignUp[]; view: DeskView }) {
  return (
    <ol className="grid gap-x-6 rounded-card bg-felt px-3 py-1 md:grid-cols-2">
      {signUps.map((signUp) => (
        <li
          key={signUp.number}
          className={`flex items-center gap-2 border-t border-line py-0.5 leading-tight ${hasEnded(signUp) ? 'text-sage' : ''}`}
        >
          <span className="w-11 shrink-0 tabular-nums">
            <span className="font-semibold">{signUp.number}</span>
            <span className="block text-xs text-sage">
              <Moment at={signUp.at} />
            </span>
          </span>
          <span className="min-w-0 flex-1">
            <MemberName
              id={signUp.member}
              className={`font-semibold ${hasEnded(signUp) ? 'line-through' : ''}`}
            />
            <span className="block text-sm">
              <Standing signUp={signUp} view={view} />
              {!hasEnded(signUp) && ' · '}
              <InClub signUp={signUp} view={view} />
            </span>
          </span>
          <SignUpActions signUp={signUp} view={view} />
        </li>
      ))}
    </ol>
  )
}
