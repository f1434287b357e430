/** How long `vi.waitFor` and `expect.poll` wait, on a busy machine too, for what comes by itself: only what never comes takes so long. */
export const UNTIL = { timeout: 60_000 }
