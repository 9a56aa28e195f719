import type { CallDesign } from '@app/contract'

/** A script as it is being written: its questions can be told apart while their words change. */
export interface DraftCall extends Omit<CallDesign, 'questions'> {
  questions: readonly (CallDesign['questions'][number] & { id: number })[]
}

export const MOST_QUESTIONS = 10

export const isWhole = ({ to, opening, closing, questions }: DraftCall): boolean =>
  [to, opening, closing, ...questions.map(({ ask }) => ask)].every((words) => words.trim() !== '')

export const addQuestion = (draft: DraftCall): DraftCall => {
  const id = Math.max(0, ...draft.questions.map((question) => question.id)) + 1
  return { ...draft, questions: [...draft.questions, { id, ask: '', kind: 'text', answer: '' }] }
}

export const removeQuestion = (draft: DraftCall, id: number): DraftCall => ({
  ...draft,
  questions: draft.questions.filter((question) => question.id !== id),
})

export const changeQuestion = (
  draft: DraftCall,
  id: number,
  change: Partial<DraftCall['questions'][number]>,
): DraftCall => ({
  ...draft,
  questions: draft.questions.map((question) => (question.id === id ? { ...question, ...change } : question)),
})
