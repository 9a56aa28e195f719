/** S-80: whoever is called hears first that no person is speaking. */
const SENTENCES: Record<string, string> = {
  en: 'Hello, this is an automated assistant.',
  es: 'Hola, soy un asistente automático.',
  fr: 'Bonjour, je suis un assistant automatique.',
  de: 'Guten Tag, hier spricht ein automatischer Assistent.',
  zh: '您好，我是自动语音助手。',
  ja: 'こんにちは、こちらは自動音声アシスタントです。',
}

export const LANGUAGES = Object.keys(SENTENCES)

export const discloseIn = (language: string): string =>
  SENTENCES[language.toLowerCase().split('-')[0] ?? ''] ?? SENTENCES.en ?? ''
