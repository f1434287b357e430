/** The ids of a request, which its lines of the log have. */
export interface RequestContext {
  request: string
  /** The commands that the request gave, by their ids. */
  commands?: string[]
}

/** Remembers the id of a command that a request gives. */
export function noteCommand(about: RequestContext, id: string): void {
  about.commands = [...(about.commands ?? []), id]
}
