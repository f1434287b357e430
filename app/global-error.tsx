'use client'
import './globals.css'

/** The last resort, when even the texts could not be loaded: both languages at once. */
export default function GlobalError({ reset }: { reset: () => void }) {
  return (
    <html lang="it">
      <body>
        <main className="mx-auto flex max-w-md flex-col items-start gap-5 px-4 py-16">
          <h1 className="text-4xl">Qualcosa non ha funzionato</h1>
          <p>
            Riprovate tra un momento.{' '}
            <span lang="en">Something went wrong: try again shortly.</span>
          </p>
          <button
            type="button"
            onClick={() => reset()}
            className="min-h-12 rounded-lg bg-brass px-5 font-semibold text-ink"
          >
            Riprova · <span lang="en">Try again</span>
          </button>
        </main>
      </body>
    </html>
  )
}
