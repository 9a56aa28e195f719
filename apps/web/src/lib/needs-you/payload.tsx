import type { Approval } from '@app/contract'
import { useTexts } from '../use-texts.ts'

/** S-43: the exact payload, each value with where it came from, and never a summary of it. */
export function Payload({ approval: { input, provenance, does } }: { approval: Approval }) {
  const t = useTexts('desk')
  return (
    <>
      <p className="mt-2 text-text-3">{does}</p>
      <dl className="mt-2 grid gap-1.5">
        {Object.entries(input).map(([key, value]) => (
          <div key={key} className="grid gap-x-3 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <dt className="text-text-3">{key}</dt>
            <dd className="min-w-0 whitespace-pre-wrap break-words font-mono text-xs">
              {visible(value)}
              {provenance[key] && provenance[key] !== 'recipe' && (
                <span className="block text-text-3">{t('needsYou.from', { source: provenance[key] })}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Characters nobody sees could hide where something goes: they are shown as what they are. */
const visible = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value, null, 2)).replace(
    /\p{Cf}|[\ufe00-\ufe0f]|[\u2028\u2029]/gu,
    (sign) => `⟨U+${sign.codePointAt(0)?.toString(16).toUpperCase()}⟩`,
  )
