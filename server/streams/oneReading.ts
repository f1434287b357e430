/** Runs a task for everybody who asks, never twice at once: those who ask while it runs share one further run. */
export function oneReading(task: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let isAskedAgain = false
  const runAll = async () => {
    do {
      isAskedAgain = false
      await task()
    } while (isAskedAgain)
  }
  return () => {
    isAskedAgain = true
    running ??= runAll().finally(() => {
      running = null
    })
    return running
  }
}
