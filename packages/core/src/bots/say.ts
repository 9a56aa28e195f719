import type { Said } from '@app/db'
import type { Language } from '@app/spec'
import { loadTexts, type Texts } from '@app/spec/texts'
import { fillWords } from '../help/fill-words.ts'

type Part = 'errors' | 'recommendations' | 'issues'

/** Puts sentences that were kept by their code into the reader's language. */
export async function openWords(language: Language): Promise<Words> {
  return new Words(await loadTexts(language, 'bots'))
}

export class Words {
  readonly texts: Texts['bots']

  constructor(texts: Texts['bots']) {
    this.texts = texts
  }

  /** What a later version wrote and this one does not know is shown by its code rather than not at all. */
  say(part: Part, said: Said): string {
    if ('words' in said) return said.words
    const known: Record<string, string> = this.texts[part]
    const values = Object.entries(said.values ?? {}).map(([name, value]) => [name, String(value)])
    return fillWords(known[said.code] ?? said.code, Object.fromEntries(values))
  }

  botName(botId: string): string | undefined {
    return this.texts.names[botId as keyof Texts['bots']['names']]
  }

  testName(testId: string): string | undefined {
    return this.texts.tests[testId as keyof Texts['bots']['tests']]
  }
}
