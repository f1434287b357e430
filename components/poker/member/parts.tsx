'use client'
import type { ComponentProps } from 'react'
import { onDemand } from '../../ui/onDemand'
import type { Judging as JudgingPart } from '../disputes/member/Judging'
import type { MyTable as MyTablePart } from './MyTable'
import type { CallScreen as CallScreenPart } from './places/CallScreen'
import type { SignDialog as SignDialogPart } from './places/SignDialog'

// Parts of the member's page that a member who comes to sign does not see yet.

export const SignDialog = onDemand<ComponentProps<typeof SignDialogPart>>(() =>
  import('./places/SignDialog').then((loaded) => loaded.SignDialog),
)
export const CallScreen = onDemand<ComponentProps<typeof CallScreenPart>>(() =>
  import('./places/CallScreen').then((loaded) => loaded.CallScreen),
)
export const MyTable = onDemand<ComponentProps<typeof MyTablePart>>(() =>
  import('./MyTable').then((loaded) => loaded.MyTable),
)
export const LostPlaces = onDemand(() =>
  import('./places/LostPlaces').then((loaded) => loaded.LostPlaces),
)
export const Judging = onDemand<ComponentProps<typeof JudgingPart>>(() =>
  import('../disputes/member/Judging').then((loaded) => loaded.Judging),
)
