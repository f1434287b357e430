/** The length of the film, which repeats without end. */
const FILM_MS = 1_000
const SIDE_PX = 16

/**
 * A black film with a silent sound track, recorded by the browser itself, so that it can surely play it. It lies out
 * of sight on the page, paused. Null where the browser cannot record.
 */
export async function silentFilm(): Promise<HTMLVideoElement | null> {
  if (typeof MediaRecorder === 'undefined') return null
  const film = document.createElement('video')
  film.loop = true
  film.playsInline = true
  film.ariaHidden = 'true'
  film.tabIndex = -1
  film.className = 'pointer-events-none fixed right-0 bottom-0 size-px opacity-0'
  film.src = URL.createObjectURL(await recorded())
  document.body.append(film)
  return film
}

async function recorded(): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), {
    width: SIDE_PX,
    height: SIDE_PX,
  })
  const pen = canvas.getContext('2d')
  const sound = new AudioContext()
  const heard = sound.createMediaStreamDestination()
  // A destination without a source gives no sound at all, and a film with a track of nothing cannot be opened.
  const silence = new ConstantSourceNode(sound, { offset: 0 })
  silence.connect(heard)
  silence.start()
  await sound.resume()
  const tracks = [...canvas.captureStream().getTracks(), ...heard.stream.getTracks()]
  const recorder = new MediaRecorder(new MediaStream(tracks))
  const parts: Blob[] = []
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data))
  const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve))
  recorder.start()
  // A canvas gives a picture only when something is drawn on it.
  const drawing = setInterval(() => pen?.fillRect(0, 0, SIDE_PX, SIDE_PX), FILM_MS / 10)
  await new Promise((resolve) => setTimeout(resolve, FILM_MS))
  clearInterval(drawing)
  recorder.stop()
  await ended
  for (const track of tracks) track.stop()
  await sound.close()
  return new Blob(parts, { type: recorder.mimeType })
}
