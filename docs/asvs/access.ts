import { type Requirement, row } from './requirement'

/** Chapters 6 to 8: signing in, sessions, rights. */
export const ACCESS: readonly Requirement[] = [
  row(
    '6.1.1',
    'It is written how guessing is slowed, without locking anybody out',
    'This page, and the comments of the code',
    'server/access/guesses.ts',
    [
      'tests/server/guessing.test.ts',
      'signs in at once, however often a stranger elsewhere failed',
    ],
  ),
  row(
    '6.2.1',
    'Passwords of 8 characters at least',
    'From 8 to 200 characters',
    'server/procedures/auth.ts',
  ),
  row(
    '6.2.3',
    'A change asks for the current password',
    'It is checked, and slows down who guesses',
    'server/procedures/auth.ts',
    ['tests/server/passwords.test.ts', 'can take another, and then signs in with it'],
  ),
  row(
    '6.2.4',
    'Common passwords are refused',
    'A list, and words known about the member',
    'server/access/commonPasswords.ts',
  ),
  row(
    '6.2.8',
    'The password is taken as typed',
    'Only composed (NFC), since keyboards differ; nothing is cut',
    'server/access/passwords.ts',
  ),
  row(
    '6.3.1',
    'Guessing is slowed down',
    'Up to four seconds, by card and place',
    'server/access/guesses.ts',
    [
      'tests/server/guessing.test.ts',
      'may mistype three times; then each guess takes longer, up to four seconds',
    ],
  ),
  row(
    '6.3.3',
    'A second factor',
    'Not met: card and password alone; a signature at a post asks for a PIN besides the device',
  ),
  row(
    '6.4.1',
    'A first password is random and changed at once',
    'Twelve signs, and it opens nothing but its change',
    'server/access/passwords.ts',
    ['tests/server/procedures.test.ts', 'a temporary password closes every procedure'],
  ),
  row(
    '6.5.5',
    'Codes end soon',
    'A device’s code is good once and for ten minutes',
    'server/access/signIn.ts',
    ['tests/server/guessing.test.ts', 'cannot be guessed in ten minutes'],
  ),
  row(
    '7.2.1',
    'Sessions are checked on the server',
    'At each request, by the database',
    'server/access/sessions.ts',
    ['tests/server/signIn.test.ts', 'does not accept a cookie that it did not sign'],
  ),
  row(
    '7.3.1',
    'A session that is not used ends',
    'Not met: a phone stays signed in for its thirty days, so that a call in the evening reaches it',
  ),
  row(
    '7.3.2',
    'A session ends at the latest after some time',
    'Thirty days; a device’s after one',
    'server/access/signIn.ts',
    ['tests/server/signIn.test.ts', 'ends a session after its thirty days'],
  ),
  row(
    '7.4.2',
    'A blocked account has no session left',
    'Blocking and forgetting end them all',
    'db/queries/people.ts',
    ['tests/server/signIn.test.ts', 'tells a member that they are blocked only after'],
  ),
  row('7.4.3', 'A new password ends the other sessions', 'Always', 'server/procedures/auth.ts', [
    'tests/server/signIn.test.ts',
    'ends every other session with a new password',
  ]),
  row(
    '7.5.2',
    'Members see and end their sessions',
    'Partly: without asking for the password again',
    'components/access/OpenSessions.tsx',
    ['tests/server/signIn.test.ts', 'ends only the session that is revoked'],
  ),
  row(
    '8.1.1',
    'It is written who may do what',
    'The tables of this page, made from the code',
    'server/doors/rightsTable.ts',
    ['tests/server/rights-table.test.ts', 'is complete: every door and every paper'],
  ),
  row(
    '8.2.1',
    'Each function asks for its rights',
    'One that names none keeps the server from starting',
    'server/access/rights.ts',
    [
      'tests/server/rights-table.test.ts',
      'cannot be a procedure: the house does not open with one',
    ],
  ),
  row(
    '8.2.2',
    'Each thing asks for its rights',
    'By role or tie to that thing',
    'server/procedures/tied.ts',
    ['tests/server/rights.test.ts', 'the rights in the table, and no others, are given to'],
  ),
  row(
    '8.2.3',
    'Fields that one may not see are not sent',
    'A view for each audience; hidden members under a pseudonym',
    'server/live/shown.ts',
    ['tests/server/hidden.test.ts', 'is in no answer to a stranger of the club'],
  ),
  row(
    '8.4.1',
    'Clubs are apart',
    'The club is the session’s; its id begins every key',
    'server/access/sessions.ts',
    ['tests/server/api.test.ts', 'does not find an evening of another club'],
  ),
]
