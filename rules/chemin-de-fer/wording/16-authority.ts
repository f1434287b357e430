import { provision } from '../../kernel/provision'

export const AUTHORITY_PROVISIONS = {
  'S.39a': provision(
    'prompted',
    ['', '', ''],
    [
      '',
      'The inspector restores a faulty coup where he can and settles without appeal what the text leaves open.',
      '',
    ],
    ['S.DG', 'V.decide'],
  ),
  'S.39b': provision(
    'recorded',
    ['', '', ''],
    ['', 'Changes to the regulation are added on dated and signed sheets.', ''],
    [],
  ),
  'S.40': provision(
    'recorded',
    ['', '', ''],
    ['', 'Stakes and winnings nobody takes are deposited with the main cash desk.', ''],
    ['V.abandoned'],
  ),
  'S.41': provision(
    'notice',
    ['', '', ''],
    ['', 'The regulation binds all who play, without exception, and can be had on request.', ''],
    [],
  ),
  'V.leave': provision(
    'recorded',
    ['', '', ''],
    ['', 'Who will not keep to it or to a decision is asked to leave the rooms.', ''],
    [],
  ),
  'S.37': provision(
    'notice',
    ['', '', ''],
    [
      '',
      'No books, bags or bulky things on the table, nor clothes on chairs; the house answers for nothing left there; no loud talk at or near it.',
      '',
    ],
    ['V.objects', 'V.unattended', 'V.quiet'],
  ),
  'S.38b': provision(
    'enforced',
    ['', '', ''],
    [
      '',
      'Nobody acts for another: no mano, banco or seguito for a third or a standing player, no bid for the outgoing banker or his socio.',
      '',
    ],
    [],
  ),
} as const
