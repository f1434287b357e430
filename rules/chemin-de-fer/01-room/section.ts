import { bookingCommands } from './bookings'
import { roomArticle } from './commands'
import { evolveRoom } from './events'
import { leavingCommands } from './leaving'
import { movingCommands } from './moving'
import { ROOM_REFUSALS } from './refusals'
import { standInCommands } from './standing-in'
import { swappingCommands } from './swapping'
import { tableCommands } from './table'

/** Section 1: the room and the seats. */
export const room = roomArticle({
  id: '1',
  commands: {
    ...bookingCommands,
    ...leavingCommands,
    ...standInCommands,
    ...movingCommands,
    ...swappingCommands,
    ...tableCommands,
  },
  refusals: ROOM_REFUSALS,
  evolve: evolveRoom,
})
