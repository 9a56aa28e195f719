import { type Agent, calls } from '@app/contract'
import { ONE_ROUTES } from '@app/spec'
import { Tabs, TabsContent, TabsList, TabsTrigger, Tag } from '@app/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'
import { useCall } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { LeaveGuard } from '../../lib/leave-guard.tsx'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { EditorHeader } from './editor-header.tsx'
import { tabOfMistake } from './find-mistakes.ts'
import { ScheduleTab } from './schedule/schedule-tab.tsx'
import { useSchedule } from './schedule/use-schedule.ts'
import { SetupTab } from './setup/setup-tab.tsx'
import { isGrave } from './steps/find-step-mistakes.ts'
import { StepsTab } from './steps/steps-tab.tsx'
import { TrialPanel } from './trial/trial-panel.tsx'
import { useEditor } from './use-editor.ts'
import { useTrial } from './use-trial.ts'
import { VersionsTab } from './versions/versions-tab.tsx'

const TABS = ['setup', 'steps', 'schedule', 'versions'] as const
type Tab = (typeof TABS)[number]

export function Editor({ agent }: { agent: Agent }) {
  const t = useTexts('editor')
  const editor = useEditor(agent)
  const schedule = useSchedule(agent)
  const trial = useTrial(agent)
  const [tab, show] = useTab(agent.id)
  const page = useRef<HTMLDivElement>(null)
  const { draft, mistakes, dirty } = editor
  const changedWords = agent.recipe !== null && draft.objective !== agent.objective
  const note = useWordsNote(agent, changedWords && draft.nodes.length > 0)

  /** Whether what stands here is what is stored, after saving it if need be. */
  const store = async (): Promise<boolean> => {
    const wrong = tabOfMistake(mistakes)
    if (wrong) {
      show(wrong)
      setTimeout(() => focusMistake(page.current))
      return false
    }
    try {
      if (dirty) await editor.save()
      return true
    } catch (error) {
      toast({ title: t('actions.notSaved'), description: wordsFrom(error, t('actions.failed')), tone: 'destructive' })
      return false
    }
  }
  const save = async () => (await store()) && toast({ title: t('actions.saved') })
  const grave = mistakes.steps.filter(isGrave).length
  return (
    <div ref={page} className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5">
      <EditorHeader
        agent={agent}
        name={draft.name.trim()}
        dirty={dirty}
        saving={editor.saving}
        starting={trial.busy}
        onSave={() => void save()}
        onReset={editor.reset}
        onRun={async () => (await store()) && trial.run()}
        onDryRun={async () => (await store()) && trial.dryRun()}
      />
      <LeaveGuard
        dirty={dirty || schedule.dirty}
        words={{
          title: t('leave.title'),
          text: t('leave.text'),
          close: t('leave.close'),
          stay: t('leave.stay'),
          leave: t('leave.leave'),
        }}
      />
      {trial.taskId && <TrialPanel taskId={trial.taskId} onClose={trial.close} />}
      <Tabs value={tab} onValueChange={(next) => show(next as Tab)}>
        <TabsList aria-label={t('tabs.label')}>
          {TABS.map((name) => (
            <TabsTrigger key={name} value={name}>
              {t(`tabs.${name}`)}
              {name === 'steps' && grave > 0 && <Tag tone="bad">{grave}</Tag>}
            </TabsTrigger>
          ))}
        </TabsList>
        <TabsContent value="setup">
          <SetupTab key={editor.generation} draft={draft} change={editor.change} mistakes={mistakes} wordsNote={note} />
        </TabsContent>
        <TabsContent value="steps">
          <StepsTab editor={editor} changedWords={changedWords} />
        </TabsContent>
        <TabsContent value="schedule">
          <ScheduleTab agent={agent} schedule={schedule} />
        </TabsContent>
        <TabsContent value="versions">
          <VersionsTab agent={agent} editor={editor} />
        </TabsContent>
      </Tabs>
    </div>
  )
}

/** D2.3: the address holds which part of the page is shown. */
function useTab(id: string): [Tab, (tab: Tab) => void] {
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const navigate = useNavigate()
  const show = (next: Tab) =>
    void navigate({
      to: ONE_ROUTES.agent,
      params: { id },
      search: { tab: next } as never,
      replace: true,
      resetScroll: false,
    })
  return [TABS.find((one) => one === tab) ?? 'setup', show]
}

/** Decision 90: steps that were made of the words go with them; steps somebody wrote stay. */
function useWordsNote(agent: Agent, changed: boolean): string | undefined {
  const t = useTexts('editor')
  const versions = useCall(calls.agents.recipes, { params: { id: agent.id }, enabled: changed }).data
  if (!changed || !versions) return undefined
  const { origin } = versions.find(({ version }) => version === agent.recipeVersion) ?? {}
  return origin === 'planner' ? t('about.lettingGo') : t('about.keeping')
}

/** D2.13: the first field with a mistake; a closed step that has one is where it is. */
function focusMistake(page: HTMLElement | null) {
  const found = page?.querySelector<HTMLElement>('[aria-invalid], li.border-bad\\/50 [data-focus]')
  found?.scrollIntoView({ block: 'center' })
  found?.focus({ preventScroll: true })
}
