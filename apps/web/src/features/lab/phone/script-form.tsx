import { LANGUAGE_NAMES, LANGUAGES } from '@app/spec'
import { Button, Field, Input, Select, Textarea } from '@app/ui'
import { Plus, Rewind } from 'lucide-react'
import { useTexts } from '../../../lib/use-texts.ts'
import { CALL_LANGUAGES } from './call-languages.ts'
import { addQuestion, type DraftCall, isWhole, MOST_QUESTIONS } from './draft-call.ts'
import { QuestionFields } from './question-fields.tsx'

interface ScriptFormProps {
  draft: DraftCall
  onChange: (draft: DraftCall) => void
  busy: boolean
  onRehearse: () => void
}

/** Whom to call, in which language, what to say and what to ask. */
export function ScriptForm({ draft, onChange, busy, onRehearse }: ScriptFormProps) {
  const t = useTexts('lab-phone')
  const set = (change: Partial<DraftCall>) => onChange({ ...draft, ...change })
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onRehearse()
      }}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('to')} hint={t('toHint')}>
          <Input type="tel" maxLength={60} value={draft.to} onChange={({ target }) => set({ to: target.value })} />
        </Field>
        <Field label={t('language')}>
          <Select value={draft.language} onChange={({ target }) => set({ language: target.value })}>
            {LANGUAGES.map((language) => (
              <option key={language} value={CALL_LANGUAGES[language]}>
                {LANGUAGE_NAMES[language].name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field label={t('opening')} hint={t('openingHint')}>
        <Textarea
          rows={2}
          maxLength={1_000}
          value={draft.opening}
          onChange={({ target }) => set({ opening: target.value })}
        />
      </Field>
      {draft.questions.map((question, at) => (
        <QuestionFields key={question.id} number={at + 1} question={question} draft={draft} onChange={onChange} />
      ))}
      <Field label={t('closing')}>
        <Input maxLength={1_000} value={draft.closing} onChange={({ target }) => set({ closing: target.value })} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy} disabled={!isWhole(draft)}>
          {!busy && <Rewind aria-hidden className="rotate-180" />}
          {t('rehearse')}
        </Button>
        <Button
          variant="ghost"
          disabled={draft.questions.length >= MOST_QUESTIONS}
          onClick={() => onChange(addQuestion(draft))}
        >
          <Plus aria-hidden />
          {t('add')}
        </Button>
      </div>
    </form>
  )
}
