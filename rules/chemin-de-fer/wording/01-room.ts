import { provision } from '../../kernel/provision'

export const ROOM_PROVISIONS = {
  'S.2a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'No coup is dealt, at the start or later, below the house’s number of seated players who take the mano: 4 at Sanremo, 6 at Venice (minSeated).',
      '',
    ],
    ['V.seated'],
  ),
  'S.2b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The first mano of the game is the first seat’s on the employee’s right, seat 1; then seat by seat to the right.',
      '',
    ],
    ['V.first-seat'],
  ),
  'S.8a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A table has a fixed number of numbered seats, large or small, and one player on each.',
      '',
    ],
    ['V.numbered'],
  ),
  'S.8b': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'At the large table the inspector may add seats, only between two taglie and if everyone seated agrees (seatsAddable).',
      '',
    ],
    [],
  ),
  'S.9': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'The inspector fixes the least opening bank, moves it up or down even in mid-game, may fix a least stake, and may stop the game; nobody can claim for it.',
      '',
    ],
    ['V.minimum'],
  ),
  'S.19a': provision(
    'enforced',
    ['', '', ''],
    ['', 'Who wants a seat asks the inspector; with none free he is booked, in order.', ''],
    ['V.book'],
  ),
  'V.called': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A booked player absent when his seat is called loses that call to the next on the list.',
      '',
    ],
    [],
  ),
  'S.19b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A holder absent when his mano arrives, with nobody standing in, loses the seat to the first booked, or else to the first who asks, and goes to the tail of the bookings.',
      '',
    ],
    [],
  ),
  'S.20': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'Who has to step away tells the staff; the inspector may then take one mano in his place, more only for a serious reason. At Venice the player authorises it and may leave instructions, said aloud before the mano.',
      '',
    ],
    ['V.away'],
  ),
  'S.21a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Standing in lasts three coups at most, then the mano is passed. The holder may carry on himself if he is back in time: before the third coup ends at Sanremo, before the cards of the last announced coup leave the sabot at Venice (standInReturn).',
      '',
    ],
    [],
  ),
  'S.21b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'If a new taglia begins while the inspector stands in, he halves the bank unless the holder has said otherwise.',
      '',
    ],
    [],
  ),
  'V.away-long': provision(
    'prompted',
    ['', '', ''],
    ['', 'A seat whose holder stays away may be declared free by the inspector.', ''],
    [],
  ),
  'S.22': provision(
    'enforced',
    ['', '', ''],
    ['', 'One person, one seat, one table.', ''],
    ['V.one-seat'],
  ),
  'S.23a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Nobody sits on a seat left for a moment, and nobody keeps a seat without taking the mano.',
      '',
    ],
    ['V.no-squat'],
  ),
  'S.23b': provision(
    'recorded',
    ['', '', ''],
    [
      '',
      'Leaving without a mark on the seat forfeits it and sends the player to the tail of the bookings.',
      '',
    ],
    [],
  ),
  'S.24': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'A seat that falls free goes, during the taglia, to a standing player; at its end first to a seated one who had asked to move, unless already given. At Venice the seated are always rearranged first (freeSeat).',
      '',
    ],
    ['V.reseat'],
  ),
  'S.25a': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Moving to a seat the sabot reaches sooner: he salutes (lets his first mano go by) and is last among the seated for banco, auctions and seguiti until the sabot reaches his old seat.',
      '',
    ],
    [],
  ),
  'S.25b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Moving to a seat the sabot reaches later: he has at once all the rights of the new seat.',
      '',
    ],
    [],
  ),
  'S.25c': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'In mid-taglia two players may exchange seats if both and the inspector agree; the one brought forward salutes, his seat being free for that mano.',
      '',
    ],
    [],
  ),
  'S.25d': provision(
    'enforced',
    ['', '', ''],
    ['', 'The end of the taglia gives every seat its full rights again.', ''],
    [],
  ),
  'V.newcomer': provision(
    'enforced',
    ['', '', ''],
    ['', 'Who takes a free seat in a running game has every right of it at once.', ''],
    [],
  ),
  'S.36': provision(
    'notice',
    ['', '', ''],
    ['', 'The chairs between two places are for company, by leave that can be withdrawn.', ''],
    [],
  ),
} as const
