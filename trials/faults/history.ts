/** An accepted command as its giver saw it: first sent at one moment, answered with its version at another. */
export interface Answered {
  id: string
  version: number
  sentAt: number
  answeredAt: number
}

/**
 * The faults of a recorded history against the journal's order: a command that was answered before another one was sent
 * lies before it, whichever process took the two.
 */
export function faultsOfOrder(history: readonly Answered[]): string[] {
  const faults: string[] = []
  const byAnswer = [...history].sort((a, b) => a.answeredAt - b.answeredAt)
  let next = 0
  let latest: Answered | undefined
  for (const one of [...history].sort((a, b) => a.sentAt - b.sentAt)) {
    for (let done = byAnswer[next]; done && done.answeredAt < one.sentAt; done = byAnswer[++next])
      if (!latest || done.version > latest.version) latest = done
    if (latest && latest.id !== one.id && latest.version >= one.version)
      faults.push(
        `${one.id} has version ${one.version}, but ${latest.id} was answered ${latest.version} before`,
      )
  }
  return faults
}
