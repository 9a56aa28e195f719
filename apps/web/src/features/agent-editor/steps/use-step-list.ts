import type { ToolCard } from '@app/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import type { ChangeDraft } from '../use-editor.ts'
import type { StepMistake } from './find-step-mistakes.ts'
import { type Direction, dropStep, moveStep, putBack } from './move-step.ts'
import { titleOf } from './title-of.ts'
import {
  type BareStep,
  findPlace,
  freshNode,
  insertAfter,
  insertInside,
  type Nodes,
  numbersOf,
  removeNode,
  replaceStep,
  type StepNode,
} from './tree.ts'

export interface StepListInput {
  nodes: Nodes
  tools: ReadonlyMap<string, ToolCard>
  mistakes: readonly StepMistake[]
  change: ChangeDraft
}

/** Where the focus goes when a step has moved: with it. */
interface Focus {
  key: string
  part: string
}

/** The steps and everything one can do with them; each deed is told to those who do not see it. */
export function useStepList({ nodes, tools, mistakes, change }: StepListInput) {
  const t = useTexts('editor')
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [said, say] = useState('')
  const focus = useFocus()
  const numbers = useMemo(() => numbersOf(nodes), [nodes])
  const title = (step: BareStep) => titleOf(step, tools, t)
  const set = (edit: (now: Nodes) => Nodes) => change((draft) => ({ nodes: edit(draft.nodes) }))

  const tell = (next: Nodes | undefined, node: StepNode) => {
    if (!next) return say(t('steps.stays', { title: title(node.step) }))
    const number = numbersOf(next).get(node.key) ?? ''
    say(t('steps.moved', { title: title(node.step), number, count: String(numbers.size) }))
    set(() => next)
  }
  const add = (node: StepNode, insert: (now: Nodes) => Nodes) => {
    set(insert)
    setOpen(new Set([...open, node.key]))
    focus.set({ key: node.key, part: 'title' })
  }
  return {
    nodes,
    tools,
    numbers,
    said,
    title,
    isOpen: (key: string) => open.has(key),
    mistakesOf: (key: string) => mistakes.filter((mistake) => mistake.key === key),
    turn: (key: string) =>
      setOpen(open.has(key) ? new Set([...open].filter((one) => one !== key)) : new Set([...open, key])),
    change: (key: string, step: BareStep) => set((now) => replaceStep(now, key, step)),
    move(node: StepNode, direction: Direction, part: string) {
      focus.set({ key: node.key, part })
      tell(moveStep(nodes, node.key, direction), node)
    },
    drop(key: string, near: string, side: 'before' | 'after') {
      const place = findPlace(nodes, key)
      if (place) tell(dropStep(nodes, key, near, side), place.node)
    },
    duplicate(node: StepNode) {
      const copy = freshNode(node)
      const next = insertAfter(nodes, node.key, copy)
      focus.set({ key: copy.key, part: 'title' })
      say(t('steps.duplicated', { title: title(node.step), number: numbersOf(next).get(copy.key) ?? '' }))
      set(() => next)
    },
    remove(node: StepNode) {
      const place = findPlace(nodes, node.key)
      if (!place) return
      const { at, list, parent } = place
      const beside = list[at + 1] ?? list[at - 1] ?? parent
      focus.set(beside ? { key: beside.key, part: 'title' } : { key: '', part: 'add' })
      set((now) => removeNode(now, node.key))
      toast({
        title: t('steps.removed'),
        description: t('steps.removedText', { title: title(node.step) }),
        action: { label: t('steps.undo'), act: () => set((now) => putBack(now, node, parent?.key, at)) },
      })
    },
    append: (step: Omit<StepNode, 'key'>) => {
      const node = freshNode(step)
      add(node, (now) => insertAfter(now, undefined, node))
    },
    appendInside: (key: string, step: Omit<StepNode, 'key'>) => {
      const node = freshNode(step)
      add(node, (now) => insertInside(now, key, node))
    },
    focusRoot: focus.root,
  }
}
export type StepList = ReturnType<typeof useStepList>

/** A moved element loses the focus; it is given back once the list is drawn anew. */
function useFocus() {
  const root = useRef<HTMLDivElement>(null)
  const wanted = useRef<Focus | undefined>(undefined)
  useEffect(() => {
    if (!wanted.current) return
    const { key, part } = wanted.current
    wanted.current = undefined
    root.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(`${key}:${part}`)}"]`)?.focus()
  })
  return {
    root,
    set: (next: Focus) => {
      wanted.current = next
    },
  }
}
