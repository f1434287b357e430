import type { ComponentType } from 'react'
import type { Locale } from '@/messages/locale'

/** What a class of tables starts from: a stored one, a copy of it, or a new one. */
export interface ClassDraft {
  /** Null for a class not stored yet. */
  id: string | null
  name: string
  /** As the game stores them; null for what is usual there. */
  settings: unknown
}

/** A game's regulation, provision by provision. */
export interface GameRegulation {
  /** The whole of it, as a list. */
  Contents: ComponentType
  Provision: ComponentType<{ id: string }>
  /** What a provision is called; null for an id that is not of this regulation. */
  titleOf(id: string, locale: Locale): Promise<string | null>
}

/**
 * A game as the house's screens show it. Each screen stands in its `GameProvider`, inside a page that is the house's;
 * it asks `useLive` for its view and gives commands through a `CommandingProvider`. The server's pages read this too, so it is a plain
 * module: its screens come from a client module of their own, which loads each where it is first shown.
 */
export interface GameScreens {
  title: Readonly<Record<Locale, string>>
  /** The member's phone, while an evening of the game is open. */
  Tonight: ComponentType
  /** The desk, while an evening of the game is open. */
  Desk: ComponentType
  /** The desk of an evening that is over. */
  PastDesk: ComponentType<{ evening: string }>
  /** Its part of the wall; alone there it may be drawn larger. */
  Board: ComponentType<{ isAlone: boolean }>
  /** The screen of a device that is paired to one of its posts. */
  Post?: ComponentType
  /** What waits for a member, though no evening may be open. */
  Waiting?: ComponentType
  /** What waits for the deputato, tonight and of evenings that are over. */
  Referee?: ComponentType
  regulation?: GameRegulation
  /** Classes of tables: the form of one, and one told in a line. */
  classes?: {
    Form: ComponentType<{ start: ClassDraft; onClose: () => void }>
    Summary: ComponentType<{ settings: unknown }>
  }
  /** Past evenings come in from a file, whose first line is this. */
  imports?: { header: string }
  /** The provision by which places are drawn by lot, cited where anybody may redo the draw. */
  drawnBy?: string
}
