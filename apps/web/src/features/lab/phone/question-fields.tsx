import { ANSWER_KINDS, type AnswerKind } from '@app/spec'
import { Button, Field, Input, Select } from '@app/ui'
import { Trash2 } from 'lucide-react'
import { useTexts } from '../../../lib/use-texts.ts'
import { changeQuestion, type DraftCall, removeQuestion } from './draft-call.ts'

interface QuestionFieldsProps {
  number: number
  question: DraftCall['questions'][number]
  draft: DraftCall
  onChange: (draft: DraftCall) => void
}

/** One question: its words, the kind of answer, and what the simulated callee says to it. */
export function QuestionFields({ number, question: { id, ask, kind, answer }, draft, onChange }: QuestionFieldsProps) {
  const t = useTexts('lab-phone')
  const set = (change: Partial<DraftCall['questions'][number]>) => onChange(changeQuestion(draft, id, change))
  return (
    <fieldset className="grid gap-3 rounded-m border border-line p-3.5">
      <legend className="px-1.5 font-[550] text-sm">{t('question', { number })}</legend>
      <Field label={t('ask')}>
        <Input maxLength={1_000} value={ask} onChange={({ target }) => set({ ask: target.value })} />
      </Field>
      <div className="grid items-end gap-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <Field label={t('kind')}>
          <Select value={kind} onChange={({ target }) => set({ kind: target.value as AnswerKind })}>
            {ANSWER_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`kinds.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('callee')}>
          <Input
            maxLength={500}
            value={answer}
            placeholder={t('calleeHint')}
            onChange={({ target }) => set({ answer: target.value })}
          />
        </Field>
        <Button
          variant="ghost"
          className="h-9 pointer-coarse:h-11"
          aria-label={t('remove', { number })}
          onClick={() => onChange(removeQuestion(draft, id))}
        >
          <Trash2 aria-hidden />
        </Button>
      </div>
    </fieldset>
  )
}
