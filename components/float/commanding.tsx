'use client'
import type { FloatCommand } from '@/rules/float/articles'
import { commandingOf } from '../live/commanding'

// The hooks of the float's screens, in whatever game they stand: its `CommandingProvider` carries the float's offers too.
export const {
  useAct: useFloatAct,
  useOffer: useFloatOffer,
  useOffers: useFloatOffers,
} = commandingOf<FloatCommand>()
