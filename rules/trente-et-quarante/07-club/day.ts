import { dayCommands } from '../../banked/club/day'
import { BENCH } from '../bench'
import { wrongCustoms } from '../play/customs'
import { refuse } from '../refuse'
import { PROFILES, Settings } from '../settings'
import type { Evening } from '../state/evening'
import type { Table } from '../state/table'

/** The day, its customs, levels and entries taken back; stakes that lie are followed above the first. Source: K.1, K.2, K.3, K.5, T.11. */
export const commandsOfDay = dayCommands<Evening, Table, Settings>(BENCH, {
  settings: Settings,
  profiles: PROFILES,
  wrong: wrongCustoms,
  unfollowed: ({ poste }) => (poste.length > 0 ? refuse('K.5', 'stakes-lie') : null),
})
