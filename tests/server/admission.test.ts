import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { Admission, lineLimits } from '@/server/http/admission'

const LIMITS = { all: 40, network: 20, session: 4 }
const CLUB = '192.0.2.1'

const aLine = () => new ServerResponse(new IncomingMessage(new Socket()))

/** The number of lines admitted of so many that ask. */
function admitted(
  admission: Admission,
  count: number,
  from: (index: number) => { address: string; session: string | null },
): number {
  return Array.from({ length: count }, (_, index) => admission.admit(aLine(), from(index))).filter(
    Boolean,
  ).length
}

it('two hundred phones behind one address, each with three lines, and the boards on the wall all get in', () => {
  const admission = new Admission(lineLimits())
  const phones = (index: number) => ({ address: CLUB, session: `phone ${index % 200}` })
  expect(admitted(admission, 600, phones)).toBe(600)
  expect(admitted(admission, 10, () => ({ address: CLUB, session: null }))).toBe(10)
})

it('with 1,024 descriptors two hundred phones of one network still get in, and so do other networks', () => {
  const admission = new Admission(lineLimits(768))
  const phones = (index: number) => ({ address: CLUB, session: `phone ${index}` })
  expect(admitted(admission, 200, phones)).toBe(200)
  expect(admitted(admission, 100, () => ({ address: '198.51.100.7', session: null }))).toBe(100)
})

it('one network cannot take the room of the others', () => {
  const admission = new Admission(LIMITS)
  const session = (index: number) => String(index)
  expect(admitted(admission, 99, (n) => ({ address: CLUB, session: session(n) }))).toBe(20)
  expect(admitted(admission, 5, (n) => ({ address: '198.51.100.7', session: `b${n}` }))).toBe(5)
})

it('all addresses of one IPv6 network count as one', () => {
  const admission = new Admission(LIMITS)
  const from = (n: number) => ({ address: `2001:db8:1:2::${n.toString(16)}`, session: `a${n}` })
  expect(admitted(admission, 99, from)).toBe(20)
  expect(admission.admit(aLine(), { address: '2001:db8:1:3::1', session: 'b' })).toBe(true)
})

it('an IPv4 address is the same in every form that the system writes', () => {
  const admission = new Admission(LIMITS)
  const from = (n: number) => ({ address: `${n % 2 ? '::ffff:' : ''}${CLUB}`, session: `a${n}` })
  expect(admitted(admission, 99, from)).toBe(20)
})

it('strangers take half of each limit, so that members still get in', () => {
  const admission = new Admission(LIMITS)
  const strangers = (index: number) => ({ address: `192.0.2.${index}`, session: null })
  expect(admitted(admission, 99, () => ({ address: CLUB, session: null }))).toBe(10)
  expect(admitted(admission, 99, strangers)).toBe(10)
  expect(admission.admit(aLine(), { address: CLUB, session: 'rossi' })).toBe(true)
})

it('one session opens a limited number of lines', () => {
  const admission = new Admission(LIMITS)
  expect(admitted(admission, 9, () => ({ address: CLUB, session: 'rossi' }))).toBe(4)
  expect(admission.admit(aLine(), { address: CLUB, session: 'bianchi' })).toBe(true)
})

it('a closed line frees its place', () => {
  const admission = new Admission(LIMITS)
  const lines = Array.from({ length: 4 }, aLine)
  const rossi = { address: CLUB, session: 'rossi' }
  for (const line of lines) expect(admission.admit(line, rossi)).toBe(true)
  expect(admission.admit(aLine(), rossi)).toBe(false)
  lines[0]?.emit('close')
  expect(admission.admit(aLine(), rossi)).toBe(true)
})
