import { createStore } from './create-store.ts'

/** Follows the user's setting; off until that is known. */
export const soundStore = createStore(false)

/** A short tone made on the spot, so there is no sound file to load. Two rising notes for good news, one low for bad. */
export function playTone(kind: 'good' | 'bad'): void {
  if (!soundStore.get() || !('AudioContext' in globalThis)) return
  const audio = new AudioContext()
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.06, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.25)
  const tone = audio.createOscillator()
  tone.frequency.setValueAtTime(kind === 'good' ? 660 : 220, audio.currentTime)
  if (kind === 'good') tone.frequency.setValueAtTime(880, audio.currentTime + 0.09)
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + 0.25)
  tone.onended = () => void audio.close()
}
