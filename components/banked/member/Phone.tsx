'use client'
import type { ReactNode } from 'react'
import type { OfficeView } from '@/rules/float/views/office'
import { useClub } from '../../club/club'
import { OfficeLink } from '../../float/room/OfficeLink'
import { useT } from '../../language/i18n'
import { CommandingProvider } from '../../live/commanding'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { usePressGuard } from '../../ui/press/pressGuard'
import { SECOND_TAP_MS } from '../../ui/press/secondTap'
import type { Offering, ShownMember, ShownTable } from '../shown'
import { LimitsText } from '../told/LimitsText'
import { OwnCasse } from '../told/OwnCasse'
import { ToSign } from '../told/ToSign'

interface PhoneView extends Offering, ShownMember {
  readonly mine: ShownMember['mine'] & {
    readonly table: { readonly summary: ShownTable; readonly moves: number } | null
  }
  readonly tables: readonly ShownTable[]
  /** For somebody on duty in an office of the float. */
  readonly office: OfficeView | null
}

interface PhoneProps<View extends PhoneView> {
  /** The provision about casse, in the game's register. */
  provision: string
  /** The member's table: the phase, what lies there, and everything that they may do. */
  tableOf: (table: NonNullable<View['mine']['table']>, view: View) => ReactNode
  below?: (view: View) => ReactNode
}

/** Tonight's game on the member's phone: the own table first, then the casse; the result once the day is closed. */
export function Phone<View extends PhoneView>({ provision, tableOf, below }: PhoneProps<View>) {
  const t = useT('banked')
  const { view, evening, now } = useLive<View>(useClub().club.slug, 'member', useGame())
  usePressGuard()
  if (!view) return null
  const { offers, office, mine } = view
  const { table, row } = mine
  const upon = table ? { upon: { moves: table.moves } } : {}
  return (
    <CommandingProvider
      here={{ evening, now, offers, toasts: true, restMs: SECOND_TAP_MS, ...upon }}
    >
      <OfficeLink office={office} />
      <ToSign tables={view.tables} />
      {row && (
        <Block title={t('closed')} marked>
          <p className="text-3xl font-semibold">
            <Amount chips={row.final} sign />
          </p>
        </Block>
      )}
      {table && !row && (
        <Block title={table.summary.label} aside={<LimitsText limits={table.summary.limits} />}>
          {tableOf(table, view)}
        </Block>
      )}
      {!row && <OwnCasse view={view} provision={provision} />}
      {below?.(view)}
    </CommandingProvider>
  )
}
