import { type Requirement, row } from './requirement'

/** Chapters 11 to 15: secrets, connections, personal data, packages. */
export const DATA: readonly Requirement[] = [
  row(
    '11.4.2',
    'Passwords are stored by a slow hash',
    'argon2id; a PIN is mixed with the secret before',
    'server/access/passwords.ts',
    ['tests/server/pins.test.ts', 'ch3 the PIN itself is stored nowhere'],
  ),
  row(
    '11.5.1',
    'Secrets come from a good source of chance',
    'node:crypto; draws follow from the secret',
    'server/installation/secret.ts',
    ['tests/server/command-ids.test.ts', 'the clock’s ids cannot be predicted from public facts'],
  ),
  row(
    '12.2.1',
    'https for every client',
    'Partly: by a certificate or a proxy; a club’s own rooms may do without, and are told what they lose',
    'server/starting/certificate.ts',
    ['tests/server/tls.test.ts', 'is https for the pages: the headers for it are sent'],
  ),
  row(
    '14.1.1',
    'It is known which data is personal',
    'The page of a member’s own data lists it',
    'server/procedures/personal/mine.ts',
    ['tests/server/forgetting.test.ts', 'a member gets all that is kept about them'],
  ),
  row(
    '14.2.1',
    'Addresses hold no secrets',
    'A download has a ticket, good once and for a minute',
    'server/keeping/keeping.ts',
    ['tests/keeping/page.test.ts', 'nobody else does, and a ticket expires'],
  ),
  row(
    '14.2.3',
    'Nothing personal goes to others',
    'A push message has neither names nor amounts',
    'server/push/message.ts',
    ['tests/server/push.test.ts', 'I.3 receives its call: encrypted for it alone'],
  ),
  row(
    '14.2.4',
    'Personal data is kept and erased as written',
    'A member who asks is forgotten, after a restore too',
    'server/procedures/personal/forgetting.ts',
    ['tests/server/forgetting.test.ts', 'a forgotten member leaves no name, card, alias'],
  ),
  row(
    '14.3.2',
    'Browsers keep no personal answers',
    'Papers and backups say no-store',
    'server/doors/print.ts',
  ),
  row(
    '14.3.3',
    'The browser stores nothing sensitive',
    'Waiting commands alone; never a PIN',
    'components/live/giveByPin.ts',
    ['tests/screens/give-by-pin.test.ts', 'and the device keeps no PIN'],
  ),
  row(
    '15.2.1',
    'Packages are known and up to date',
    'Exact versions in the lock file; updating them is the keeper’s work',
    'package-lock.json',
    ['tests/house/lock.test.ts', 'the lock file has the packages of every platform'],
  ),
]

/** Chapter 16: logs and errors. */
export const TOLD: readonly Requirement[] = [
  row(
    '16.2.1',
    'A line of the log says when and what',
    'Time, request and command ids',
    'server/common/log.ts',
    ['tests/server/two-processes.test.ts', 'the log has the ids of requests and of their commands'],
  ),
  row(
    '16.2.5',
    'Nothing sensitive is logged',
    'No cookie, password, name, card or address',
    'server/common/log.ts',
    ['tests/server/two-processes.test.ts', 'and nothing about a person'],
  ),
  row(
    '16.3.1',
    'Signing in is logged',
    'Partly: attempts are rows of the database for a while, not lines of the log',
    'db/queries/attempts.ts',
  ),
  row(
    '16.3.2',
    'Refused requests are logged',
    'Partly: counted by code; a line each with CIRCOLO_LOG=info',
    'server/measuring/metrics.ts',
  ),
  row(
    '16.4.2',
    'What was administered cannot be changed',
    'The audit is append-only; only a forgotten member’s name and card leave it',
    'db/migrations/0019_forgetting_on_shards.sql',
    ['tests/server/administration.test.ts', 'leave every change and its author in the audit'],
  ),
  row(
    '16.4.3',
    'Logs go to another machine',
    'Not met by itself: they go to standard output, for the system to send on',
  ),
  row(
    '16.5.1',
    'An error tells nothing of the inside',
    'A code, and no more',
    'server/procedures/trpc.ts',
    ['tests/server/stream.test.ts', 'fails only the command whose rule throws'],
  ),
  row(
    '16.5.2',
    'It stays safe when the database is lost',
    'No answer before the commit is known',
    'server/streams/stream.ts',
    ['tests/server/outage.test.ts', 'loses no acknowledged command and doubles none'],
  ),
]
