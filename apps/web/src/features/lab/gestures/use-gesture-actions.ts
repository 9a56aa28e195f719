import { calls } from '@app/contract'
import { type Gesture, RECENT_AGENTS, ROUTES } from '@app/spec'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCall } from '../../../lib/call.ts'
import { useTexts } from '../../../lib/use-texts.ts'
import { readStage, selectNext, zoomOn } from '../lab-stage.ts'
import { nextTab, useLabTab } from '../use-lab-tab.ts'
import { approve, findOldestApproval, listUnderWay, pauseAll, runAgent } from './consequential.ts'
import type { Question } from './question.ts'

type Act = () => Promise<string | Question> | string | Question

/** What each gesture really does: words for what was done, or a question where it matters. */
export function useGestureActions(): Record<Gesture, Act> {
  const safe = useSafeActions()
  const asked = useAskedActions()
  return { ...safe, ...asked }
}

function useSafeActions() {
  const t = useTexts('lab-gestures')
  const labels = useTexts('lab')
  const navigate = useNavigate()
  const { chosen, choose } = useLabTab()
  const agents = useCall(calls.agents.list).data?.slice(0, RECENT_AGENTS) ?? []
  return {
    swipe_right: () => {
      if (!chosen) return t('did.noTab')
      const next = nextTab(chosen)
      choose(next)
      return t('did.swipe_right', { tab: labels(`features.items.${next}.title`) })
    },
    ok_sign: () => {
      void navigate({ to: ROUTES.settings })
      return t('did.ok_sign')
    },
    point: () => {
      const next = selectNext(agents.map(({ id }) => id))
      const name = agents.find(({ id }) => id === next)?.name
      return name === undefined ? t('did.noAgent') : t('did.point', { name })
    },
    pinch: () => {
      zoomOn()
      return t('did.pinch', { level: readStage().zoom + 1 })
    },
    peace: () => {
      choose('voice')
      return t('did.peace')
    },
  }
}

function useAskedActions() {
  const t = useTexts('lab-gestures')
  const client = useQueryClient()
  const agents = useCall(calls.agents.list).data ?? []
  const ask = (question: Omit<Question, 'askedAt'>): Question => ({ ...question, askedAt: performance.now() })
  return {
    fist: () => {
      const agent = agents.find(({ id }) => id === readStage().selected)
      if (!agent) return t('did.selectFirst')
      const { name } = agent
      const act = async () => {
        await runAgent(agent)
        return t('did.fist', { name })
      }
      return ask({ title: t('ask.fist', { name }), confirm: t('confirm.fist'), act })
    },
    open_palm: async () => {
      const tasks = await listUnderWay()
      if (tasks.length === 0) return t('did.nothingRuns')
      const act = async () => t('did.open_palm', { count: await pauseAll(tasks) })
      return ask({ title: t('ask.open_palm', { count: tasks.length }), confirm: t('confirm.open_palm'), act })
    },
    thumbs_up: async () => {
      const approval = await findOldestApproval()
      if (!approval) return t('did.nothingWaits')
      const { name, taskName } = approval
      const act = async () => {
        await approve(approval)
        await client.invalidateQueries({ queryKey: [calls.approvals.list.path] })
        return t('did.thumbs_up', { name })
      }
      return ask({
        title: t('ask.thumbs_up', { name, task: taskName }),
        confirm: t('confirm.thumbs_up'),
        approval,
        act,
      })
    },
  }
}
