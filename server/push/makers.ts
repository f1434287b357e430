/** The services of the browsers' makers: Chrome, Edge and Samsung; Firefox; Safari; Edge on Windows. */
const MAKERS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
]

/**
 * Whether an address is one of a browser's maker. The address comes from a client, and the server will call it: any
 * other could be a machine in the club's own network.
 */
export function isMakersAddress(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username } = new URL(endpoint)
  if (protocol !== 'https:' || port !== '' || username !== '') return false
  return MAKERS.some((maker) => hostname === maker || hostname.endsWith(`.${maker}`))
}
