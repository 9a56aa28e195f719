import { Button, Card, cx, Tag } from '@app/ui'
import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { useTexts } from '../../../lib/use-texts.ts'
import { isGrave } from './find-step-mistakes.ts'
import type { Direction } from './move-step.ts'
import { StepActions } from './step-actions.tsx'
import { DragHandle, useDropTarget } from './step-drag.tsx'
import { StepForm } from './step-form.tsx'
import { StepItems } from './step-items.tsx'
import type { StepNode } from './tree.ts'
import type { StepList } from './use-step-list.ts'
import { showValue } from './values.ts'

const ARROWS: Record<string, Direction> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const EFFECTS = { reads: 'neutral', writes: 'accent', sends: 'warn' } as const

export function StepRow({ node, list }: { node: StepNode; list: StepList }) {
  const t = useTexts('editor')
  const id = useId()
  const { step, inner, key } = node
  const isOpen = list.isOpen(key)
  const wrong = list.mistakesOf(key)
  const number = list.numbers.get(key) ?? ''
  const title = list.title(step)
  const target = useDropTarget(key, list)
  const press = (event: KeyboardEvent) => {
    const direction = event.altKey ? ARROWS[event.key] : undefined
    // Inside a field an arrow is the field's, and a step inside a loop moves by itself.
    if (!direction || !(event.target as Element).closest('[data-head]')) return
    event.preventDefault()
    event.stopPropagation()
    list.move(node, direction, 'title')
  }
  return (
    <Card
      asElement="li"
      className={cx('relative min-w-0 bg-surface-1', wrong.some(isGrave) && 'border-bad/50')}
      onKeyDown={press}
      {...target.props}
    >
      {target.mark}
      <div className="flex flex-wrap items-center gap-x-1.5 px-2 py-1.5" data-head>
        <DragHandle label={t('steps.handle', { number, title })} />
        <button
          type="button"
          data-focus={`${key}:title`}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t(isOpen ? 'steps.close' : 'steps.open', { number, title })}
          onClick={() => list.turn(key)}
          className="flex min-h-10 min-w-0 flex-1 basis-56 items-center gap-3 rounded-s px-1 text-left"
        >
          <span className="w-7 shrink-0 text-right font-mono text-xs text-text-3">{number}</span>
          <span className="min-w-0 flex-1">
            <span className="block break-words text-sm font-[550]">{title}</span>
            <Summary node={node} />
          </span>
          <ChevronDown className={cx('size-4 shrink-0 text-text-3 transition', isOpen && 'rotate-180')} aria-hidden />
        </button>
        <StepTags node={node} list={list} />
        <StepActions node={node} list={list} />
      </div>
      <div id={id}>
        {wrong.length > 0 && !isOpen && <FirstMistake node={node} list={list} />}
        {isOpen && (
          <div className="border-line border-t px-4 py-4 max-sm:px-3">
            <StepForm node={node} list={list} />
          </div>
        )}
      </div>
      {inner && (
        <div className="grid gap-2 border-line border-t bg-ground/40 py-2.5 pr-2 pl-6 max-sm:pl-3">
          <StepItems nodes={inner} list={list} label={title} />
          <Button
            size="sm"
            variant="ghost"
            className="justify-self-start pointer-coarse:min-h-11"
            onClick={() => list.appendInside(key, { step: { do: 'browser.open', with: {} } })}
          >
            {t('steps.addInside')}
          </Button>
        </div>
      )}
    </Card>
  )
}

/** A value in a few words: a list or a record by what is in it. */
const brief = (value: unknown): string =>
  typeof value === 'object' && value !== null ? Object.values(value).map(showValue).join(', ') : showValue(value)

/** The tool, and what it is given, on one line. */
function Summary({ node: { step } }: { node: StepNode }) {
  if (!('do' in step)) return null
  const given = Object.values(step.with).map(brief)
  return (
    <span className="block truncate text-xs text-text-3">
      <span className="font-mono">{step.do}</span>
      {given.length > 0 && ` · ${given.join(' · ')}`}
    </span>
  )
}

function StepTags({ node: { step, key }, list }: { node: StepNode; list: StepList }) {
  const t = useTexts('editor')
  const grave = list.mistakesOf(key).filter(isGrave).length
  const effect = 'do' in step ? list.tools.get(step.do)?.effect : undefined
  if (grave === 0 && (!effect || effect === 'reads')) return null
  return (
    <span className="flex gap-1.5 max-sm:pl-11">
      {grave > 0 && <Tag tone="bad">{t('mistakes', { count: grave })}</Tag>}
      {effect && effect !== 'reads' && <Tag tone={EFFECTS[effect]}>{t(`steps.effect.${effect}`)}</Tag>}
    </span>
  )
}

function FirstMistake({ node, list }: { node: StepNode; list: StepList }) {
  const t = useTexts('editor')
  const [first] = list.mistakesOf(node.key)
  if (!first) return null
  return (
    <p className={cx('px-4 pb-2.5 pl-18 text-xs max-sm:pl-4', isGrave(first) ? 'text-bad' : 'text-warn')}>
      <span className="font-mono">{first.field}</span>: {t(`steps.wrong.${first.code}`, { about: first.about ?? '' })}
    </p>
  )
}
