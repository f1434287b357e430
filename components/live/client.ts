import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '@/server/procedures/router'

/** A call that failed, with what the server said of it; nothing where no answer came. */
export class CallFailed extends Error {
  constructor(
    message: string,
    readonly data: unknown = undefined,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

interface Calling {
  /** The address below which each procedure has its own. */
  url: string
  headers(): Readonly<Record<string, string>>
  /** Told of each call that failed. */
  failed(error: CallFailed): void
}

/** The server's answer to one call (`server/doors/api.ts`). */
interface Answer {
  result?: { data?: unknown }
  error?: { message: string; data?: unknown }
}

interface Query {
  path: string
  input: unknown
  answer(answer: Answer | undefined): void
  fail(error: unknown): void
}

/** Longer addresses are refused here and there. */
const MOST_URL_LETTERS = 2_000

/** Calls the server's procedures: queries of one turn of the loop go together, and each mutation goes by itself. */
export class Client {
  #waiting: Query[] = []

  constructor(private readonly calling: Calling) {}

  async query(path: string, input?: unknown): Promise<unknown> {
    const answered = new Promise<Answer | undefined>((answer, fail) => {
      if (this.#waiting.length === 0) setTimeout(() => this.#ask(this.#waiting.splice(0)))
      this.#waiting.push({ path, input, answer, fail })
    })
    return await this.#dataOf(answered)
  }

  async mutation(path: string, input?: unknown, signal?: AbortSignal): Promise<unknown> {
    const asked = this.#fetched(`${path}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ 0: input }),
      signal: signal ?? null,
    })
    return await this.#dataOf(asked.then(([answer]) => answer))
  }

  #ask(queries: readonly Query[]): void {
    const address = addressOf(queries)
    if (address.length > MOST_URL_LETTERS && queries.length > 1) {
      const half = queries.length >> 1
      this.#ask(queries.slice(0, half))
      this.#ask(queries.slice(half))
      return
    }
    this.#fetched(address, {}).then(
      (answers) => {
        for (const [n, { answer }] of queries.entries()) answer(answers[n])
      },
      (error: unknown) => {
        for (const { fail } of queries) fail(error)
      },
    )
  }

  /** The answers to a batch. Fails where what comes back is none of this server's. */
  async #fetched(
    address: string,
    { headers, ...request }: RequestInit,
  ): Promise<readonly Answer[]> {
    const { url, headers: more } = this.calling
    const answer = await fetch(`${url}/${address}`, {
      ...request,
      headers: { ...headers, ...more() },
    })
    const answers: unknown = await answer.json()
    if (!Array.isArray(answers)) throw new TypeError('no answers to a batch')
    return answers as readonly Answer[]
  }

  async #dataOf(answered: Promise<Answer | undefined>): Promise<unknown> {
    try {
      const { result, error } = (await answered) ?? {}
      if (result) return result.data
      throw new CallFailed(error?.message ?? 'no answer', error?.data)
    } catch (cause) {
      const error =
        cause instanceof CallFailed ? cause : new CallFailed('no answer', undefined, { cause })
      this.calling.failed(error)
      throw error
    }
  }
}

const addressOf = (queries: readonly Query[]): string => {
  const inputs = Object.fromEntries(queries.map(({ input }, n) => [n, input]))
  const paths = queries.map(({ path }) => path).join()
  return `${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
}

/** The procedures of the router by their names, with their types: `trpc.season.of.query({ … })`. */
export function typed(client: Client): TRPCClient<AppRouter> {
  const at = (path: readonly string[]): unknown =>
    new Proxy(() => undefined, {
      get: (_, name) => at([...path, String(name)]),
      apply: (_, __, [input]: [unknown]) => {
        const procedure = path.slice(0, -1).join('.')
        return path.at(-1) === 'query'
          ? client.query(procedure, input)
          : client.mutation(procedure, input)
      },
    })
  return at([]) as TRPCClient<AppRouter>
}
