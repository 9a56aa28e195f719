import type { SampleLanguage } from '@app/spec'

/** A page of the practice site, as a program sees it. */
export interface PracticeAnswer {
  status: number
  text: string
}

/** The bytes an engine is made of, by file name. */
export type EngineFiles = Readonly<Record<string, ArrayBuffer>>

export type ToWorker =
  | { type: 'start'; language: SampleLanguage; code: string; files: EngineFiles }
  | { type: 'page'; id: number; page: PracticeAnswer }
  | { type: 'no-page'; id: number; words: string }

export type FromWorker =
  /** The engine is there and the program begins: from here its time counts. */
  | { type: 'began' }
  | { type: 'line'; text: string }
  | { type: 'page'; id: number; path: string }
  /** More lines than are shown: whoever started it ends it. */
  | { type: 'too-many-lines' }
  | { type: 'done'; ms: number }
  /** In the engine's own words. */
  | { type: 'failed'; words: string; ms: number }

/** What a program may do besides computing. */
export interface Host {
  print(line: string): void
  fetchPage(path: string): Promise<PracticeAnswer>
}
