'use client'
import type { MemberView } from '@/rules/poker/views/member'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'
import { lazyScreen } from '../../language/lazyScreen'
import { useGame } from '../../live/game'
import { useLive } from '../../live/useLive'
import { Amount } from '../../tell/Amount'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Block } from '../../ui/Block'
import { onDemand } from '../../ui/loaded/onDemand'
import { useWhich } from '../../ui/ofNow'
import { CommandingProvider } from '../commanding'
import { ClosedSheets } from './ClosedSheets'
import { MemberProvider, useMember } from './context'
import { isCalled } from './places/call'
import { Lists } from './places/Lists'
import { MyPlaces } from './places/MyPlaces'
import { OptionCard } from './places/OptionCard'
import { MyClocks } from './presence/MyClocks'
import { Presence } from './presence/Presence'
import { SeatsKept } from './presence/SeatsKept'
import { TableStatus, Tables } from './Tables'

// Parts of the page that a member who comes to sign does not see yet.
const CallScreen = lazyScreen(['installed', 'member'], () =>
  import('./places/CallScreen').then((loaded) => loaded.CallScreen),
)
const MyTable = lazyScreen(['deputato', 'member', 'table'], () =>
  import('./MyTable').then((loaded) => loaded.MyTable),
)
const LostPlaces = onDemand(() => import('./places/LostPlaces').then((loaded) => loaded.LostPlaces))
const Judging = lazyScreen(['deputato', 'desk', 'member', 'regulation'], () =>
  import('../disputes/member/Judging').then((loaded) => loaded.Judging),
)
const Rulings = lazyScreen(['deputato', 'member'], () =>
  import('../disputes/member/Rulings').then((loaded) => loaded.Rulings),
)

/** Tonight's poker on the member's phone: the member's own matters first, then the lists and tables. */
export function Tonight() {
  const live = useLive<MemberView>(useClub().club.slug, 'member', useGame())
  const { view, evening, now } = live
  const [call] = useWhich(view?.mine.signUps ?? [], now, isCalled)
  if (!view) return null
  const { table } = view.mine
  return (
    <CommandingProvider here={{ evening, now, offers: view.offers, toasts: true }}>
      <MemberProvider here={{ view, now }}>
        {call && <CallScreen signUp={call} />}
        {view.mine.rulings.length + view.mine.calling.length > 0 && <Rulings />}
        {view.judges.length > 0 && <Judging evening={evening} />}
        <OptionCard />
        <MyPlaces />
        {view.mine.lost.length > 0 && <LostPlaces />}
        <MyClocks />
        {table && <MyTable table={table} />}
        <SeatsKept />
        <UncountedChips />
        <ClosedSheets />
        <Presence />
        <Lists />
        <Tables except={table?.summary.id ?? null} />
      </MemberProvider>
    </CommandingProvider>
  )
}

/** XVI: the member's chips at tables that they have left, until the resti are counted. */
function UncountedChips() {
  const t = useT('member')
  const { view } = useMember()
  return view.mine.uncounted.map(({ table, label, status, casse, resto }) => (
    <Block key={table} title={label} aside={<TableStatus status={status} />}>
      <p className="mb-3">
        {t('uncounted')} <ProvisionLink id="XVI.1" />
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-y-1">
        <dt className="text-sage">{t('sheet.drawn')}</dt>
        <dd className="text-right">
          <Amount chips={casse} />
        </dd>
        <dt className="text-sage">{t('table.resto')}</dt>
        <dd className="text-right font-semibold">
          <Amount chips={resto} />
        </dd>
      </dl>
    </Block>
  ))
}
