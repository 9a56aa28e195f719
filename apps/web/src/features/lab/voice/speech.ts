import { LANGUAGE_NAMES, type Language } from '@app/spec'

interface Heard {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
}

/** Of the browser's recogniser what we use; it has no types of its own yet. */
interface Recogniser {
  lang: string
  interimResults: boolean
  onresult: ((event: Heard) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  abort(): void
}
type MakeRecogniser = new () => Recogniser

const findRecogniser = (): MakeRecogniser | undefined => {
  const scope = globalThis as { SpeechRecognition?: MakeRecogniser; webkitSpeechRecognition?: MakeRecogniser }
  return scope.SpeechRecognition ?? scope.webkitSpeechRecognition
}

export const canListen = (): boolean => findRecogniser() !== undefined
export const canSpeak = (): boolean => 'speechSynthesis' in globalThis

export interface Listener {
  /** What was heard so far; final once nothing is added to it. */
  heard(words: string, isFinal: boolean): void
  /** The browser's own word for what went wrong; null where it simply ended. */
  ended(error: string | null): void
}

/** Listens for one command; what comes back ends it. */
export function listen(language: Language, listener: Listener): () => void {
  const Make = findRecogniser()
  if (!Make) throw new Error('This browser does not recognise speech.')
  const recogniser = new Make()
  let error: string | null = null
  recogniser.lang = LANGUAGE_NAMES[language].tag
  recogniser.interimResults = true
  recogniser.onresult = ({ results }) => {
    const newest = results[results.length - 1]
    if (newest) listener.heard(newest[0]?.transcript ?? '', newest.isFinal)
  }
  recogniser.onerror = (event) => {
    error = event.error
  }
  recogniser.onend = () => listener.ended(error)
  recogniser.start()
  return () => recogniser.abort()
}

/** Resolves when it has been said, or cannot be. A language is a tag, such as `de` or `de-DE`. */
export function speak(words: string, language: string, pitch = 1): Promise<void> {
  if (!canSpeak()) return Promise.resolve()
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(words)
    utterance.lang = language
    utterance.pitch = pitch
    utterance.onend = () => resolve()
    utterance.onerror = () => resolve()
    speechSynthesis.speak(utterance)
  })
}

export const hush = (): void => {
  if (canSpeak()) speechSynthesis.cancel()
}
