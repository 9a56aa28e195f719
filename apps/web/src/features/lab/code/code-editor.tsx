import { useTexts } from '../../../lib/use-texts.ts'
import { countLines } from './samples.ts'

const TEXT =
  'whitespace-pre [font-variant-ligatures:none] py-3.5 font-mono text-[13px] leading-5 pointer-coarse:text-base pointer-coarse:leading-6'

/** The program's text beside its line numbers; both scroll together because only what is around them scrolls. */
export function CodeEditor({ code, onChange }: { code: string; onChange: (code: string) => void }) {
  const t = useTexts('lab-code')
  const numbers = Array.from({ length: countLines(code) }, (_, at) => at + 1)
  return (
    <div className="max-h-[34rem] min-h-80 overflow-auto bg-ground">
      <div className="flex min-h-full w-max min-w-full">
        <span
          aria-hidden
          className={`${TEXT} sticky left-0 select-none border-line border-r bg-ground px-3 text-right text-text-3`}
        >
          {numbers.join('\n')}
        </span>
        <textarea
          aria-label={t('code')}
          value={code}
          onChange={({ target }) => onChange(target.value)}
          spellCheck={false}
          autoCapitalize="off"
          autoCorrect="off"
          wrap="off"
          maxLength={50_000}
          className={`${TEXT} field-sizing-content min-w-60 flex-1 resize-none overflow-hidden bg-transparent px-3.5 outline-none focus-visible:bg-surface`}
        />
      </div>
    </div>
  )
}
