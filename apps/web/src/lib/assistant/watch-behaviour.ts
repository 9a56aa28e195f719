import { watchPage } from '@app/assistant'
import { count, keepAssistant, readAssistant } from './assistant-store.ts'

/** Counts what happens on the page while the assistant is on; answers how to stop. */
export const watchBehaviour = (language: () => string): (() => void) =>
  watchPage({ isOn: () => readAssistant().on, count, keep: keepAssistant, language, place: placeName })

/** The screen by its title, without the product's name. */
const placeName = () => document.title.split(' · ')[0] ?? ''
