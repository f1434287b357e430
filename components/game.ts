import type { ComponentType } from 'react'
import type { Locale } from '@/messages/locale'
import type { OwedEvening } from './history/owed'
import type { PostRules } from './live/alone/alone'

/** The starting values of the form for a table class: a stored class, a copy of one, or a new one. */
export interface ClassDraft {
  /** Null for a class not stored yet. */
  id: string | null
  name: string
  /** Settings as the game stores them; null for the game's defaults. */
  settings: unknown
}

/** A game's regulation, provision by provision. */
export interface GameRegulation {
  /** The whole regulation as a list. */
  Contents: ComponentType
  Provision: ComponentType<{ id: string }>
  /** The title of a provision; null for an id that this regulation does not have. */
  titleOf(id: string, locale: Locale): Promise<string | null>
  /** Every provision with its title, in order; absent where rulings are not searched by provision. */
  titles?(locale: Locale): Promise<readonly { id: string; title: string }[]>
}

/** The people called, who stay in sight, or everything else. */
export type WallPart = 'calls' | 'cards'

/**
 * A game's screens for the pages that few open: desk, devices, regulation. They come as one part, which `others` of
 * `GameScreens` loads; each of them is loaded when it is first shown.
 */
export interface OtherScreens {
  /** The desk, while an evening of the game is open. */
  Desk: ComponentType
  /** The desk of an evening that is over. */
  PastDesk: ComponentType<{ evening: string }>
  /** The screen of a device that is paired to one of the game's posts. */
  Post?: ComponentType
  /** The rules by which such a device goes on while its line is down; without them it waits. */
  alone?: () => Promise<PostRules>
  /** Cases that wait for a member; shown without an open evening too. */
  Waiting?: ComponentType
  /** Payments of these closed evenings that the member still has to make or to receive. */
  Owed?: ComponentType<{ evenings: readonly OwedEvening[] }>
  /** Cases that wait for the deputato, of tonight's evening and of closed ones. */
  Referee?: ComponentType
  /** The room for those on duty in an office of the float. */
  Offices?: ComponentType
  regulation?: GameRegulation
  /** Classes of tables: the form of a class, and its summary in a line. */
  classes?: {
    Form: ComponentType<{ start: ClassDraft; onClose: () => void }>
    Summary: ComponentType<{ settings: unknown }>
  }
  /** The first line of a CSV file of past evenings; absent where the game imports none. */
  imports?: { header: string }
  /** The provision by which places are drawn by lot, cited on the page where anybody may repeat the draw. */
  drawnBy?: string
}

/**
 * A game's screens, as the house's pages use them. Each stands inside a page of the house, within a `GameProvider`;
 * it reads its view with `useLive` and gives commands through a `CommandingProvider`. The server imports this module
 * too, so it has no 'use client': the screens come from a client module, which loads each one when it is first shown.
 * A member's page carries all that stands here, and the wall too: what both can do without belongs to the others.
 */
export interface GameScreens {
  /** The member's phone, while an evening of the game is open. */
  Tonight: ComponentType
  /** The game's part of the wall, as cards of `components/board/WallCard.tsx`: the wall places them. */
  Board: ComponentType<{ part: WallPart }>
  /** All its other screens; the pages take them by `useOthers`. */
  others: () => Promise<OtherScreens>
}
