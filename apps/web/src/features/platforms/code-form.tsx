import { calls, type GeneratedCode, type MegaPlatform } from '@app/contract'
import { CODE_LANGUAGES, type CodeLanguage, OPERATIONS, type Operation } from '@app/spec'
import { Button, Checkbox, Segmented } from '@app/ui'
import { useState } from 'react'
import { useSend } from '../../lib/call.ts'
import { serverWords } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { CodeView } from './code-view.tsx'

const LANGUAGE_NAMES: Record<CodeLanguage, string> = { typescript: 'TypeScript', python: 'Python' }

/** Which operations, in which language; then the code. */
export function CodeForm({ platform }: { platform: MegaPlatform }) {
  const t = useTexts('platforms')
  const [operations, setOperations] = useState<readonly Operation[]>(
    platform.capabilities.length > 0 ? platform.capabilities : OPERATIONS,
  )
  const [language, setLanguage] = useState<CodeLanguage>('typescript')
  const { generate, code, busy, failure } = useGenerate(platform)
  const toggle = (operation: Operation) => (wanted: boolean) =>
    setOperations(OPERATIONS.filter((one) => (one === operation ? wanted : operations.includes(one))))
  return (
    <section aria-label={t('code.title')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <fieldset className="grid gap-0.5">
        <legend className="mb-1 text-sm font-semibold">{t('details.operations')}</legend>
        {OPERATIONS.map((operation) => (
          <Choice
            key={operation}
            operation={operation}
            platform={platform}
            checked={operations.includes(operation)}
            onChange={toggle(operation)}
          />
        ))}
      </fieldset>
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t('code.language')}
          value={language}
          onChange={setLanguage}
          options={CODE_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <Button
          variant="primary"
          data-autofocus
          busy={busy}
          disabled={operations.length === 0}
          onClick={() => generate(operations, language)}
        >
          {t('code.generate')}
        </Button>
        {operations.length === 0 && (
          <p role="alert" className="text-xs text-text-2">
            {t('code.choose')}
          </p>
        )}
      </div>
      {/* On a phone the dialog covers the toast. */}
      {failure && (
        <div role="alert" className="text-sm">
          <p className="text-bad">{t('toasts.failedText')}</p>
          <p className="break-words text-text-2">{serverWords(failure)}</p>
        </div>
      )}
      {code && <CodeView code={code} />}
    </section>
  )
}

interface ChoiceProps {
  operation: Operation
  platform: MegaPlatform
  checked: boolean
  onChange: (wanted: boolean) => void
}

function Choice({ operation, platform, checked, onChange }: ChoiceProps) {
  const t = useTexts('platforms')
  const route = platform.operations.find((one) => one.operation === operation)
  return (
    <div className="flex flex-wrap items-center gap-x-3 pointer-coarse:min-h-11">
      <Checkbox label={t(`operation.${operation}`)} checked={checked} onCheckedChange={onChange} className="min-w-44" />
      {route ? (
        <code className="min-w-0 break-all font-mono text-xs text-text-2">
          {route.method} {route.path}
        </code>
      ) : (
        <span className="text-xs text-text-3">{t('details.noPath')}</span>
      )}
    </div>
  )
}

/** Spec 2 §8: both toasts; the server's words below the specification's. */
function useGenerate(platform: MegaPlatform) {
  const t = useTexts('platforms')
  const { mutate, isPending, error: failed } = useSend(calls.platforms.generateCode)
  const [code, setCode] = useState<GeneratedCode>()
  const generate = (operations: readonly Operation[], language: CodeLanguage) =>
    mutate(
      { params: { platformId: platform.id }, body: { operations: [...operations], language } },
      {
        onSuccess: (made) => {
          setCode(made)
          toast({ title: t('toasts.done'), description: t('toasts.doneText', { name: platform.name }) })
        },
        onError: (error) =>
          toast({
            title: t('toasts.failed'),
            description: t('toasts.failedText'),
            detail: serverWords(error),
            tone: 'destructive',
          }),
      },
    )
  return { generate, code, busy: isPending, failure: failed }
}
