import { type Agent, calls } from '@app/contract'
import { ROUTES } from '@app/spec'
import { Button } from '@app/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Files, FlaskConical, Pause, Play, StepForward, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { addressOf, useSend } from '../../lib/call.ts'
import { wordsFrom } from '../../lib/call-error.ts'
import { toast } from '../../lib/toast.ts'
import { useTexts } from '../../lib/use-texts.ts'
import { useDuplicate } from './use-duplicate.ts'

interface EditorHeaderProps {
  agent: Agent
  name: string
  dirty: boolean
  saving: boolean
  starting: boolean
  onSave: () => void
  onReset: () => void
  onRun: () => void
  onDryRun: () => void
}

export function EditorHeader({ agent, name, dirty, saving, starting, ...on }: EditorHeaderProps) {
  const t = useTexts('editor')
  return (
    <header className="-mx-1 grid grid-cols-[minmax(0,1fr)] gap-2 px-1 py-2 sm:sticky sm:top-14 sm:z-10 sm:bg-ground/90 sm:backdrop-blur-md lg:top-0">
      <Link to={ROUTES.agents} className="justify-self-start text-sm text-text-3 hover:text-text">
        ← {t('back')}
      </Link>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <h1 className="min-w-0 flex-1 basis-56 truncate font-semibold text-xl tracking-[-0.015em]">
          {name || agent.name}
        </h1>
        <div className="flex flex-wrap items-center gap-2">
          <MoreActions agent={agent} />
          <Button busy={starting} disabled={agent.paused} onClick={on.onDryRun}>
            {!starting && <FlaskConical aria-hidden />}
            {t('actions.dryRun')}
          </Button>
          <Button busy={starting} disabled={agent.paused} onClick={on.onRun}>
            {!starting && <Play aria-hidden />}
            {t('actions.run')}
          </Button>
          <SaveButtons dirty={dirty} saving={saving} className="contents max-sm:hidden" {...on} />
        </div>
      </div>
      {/* On a phone at the foot of the screen, where the thumb is. It needs a header without a filter, which would hold it. */}
      {dirty && (
        <SaveButtons
          dirty={dirty}
          saving={saving}
          className="fixed inset-x-0 bottom-0 z-20 flex gap-2 border-line border-t bg-surface-1 py-2.5 pr-20 pl-4 sm:hidden"
          {...on}
        />
      )}
      <div role="status" className="grid gap-2 empty:hidden">
        {agent.paused && <Banner>{t('paused')}</Banner>}
        {dirty && <Banner>{t('unsaved')}</Banner>}
      </div>
    </header>
  )
}

interface SaveButtonsProps extends Pick<EditorHeaderProps, 'dirty' | 'saving' | 'onSave' | 'onReset'> {
  className: string
}

function SaveButtons({ dirty, saving, onSave, onReset, className }: SaveButtonsProps) {
  const t = useTexts('editor')
  return (
    <div className={className}>
      <Button onClick={onReset} disabled={!dirty}>
        {t('actions.reset')}
      </Button>
      <Button variant="primary" onClick={onSave} disabled={!dirty} busy={saving}>
        {saving ? t('actions.saving') : t('actions.save')}
      </Button>
    </div>
  )
}

const Banner = ({ children }: { children: ReactNode }) => (
  <p className="rounded-m border border-warn/30 bg-warn-soft px-3.5 py-2 text-sm text-warn">{children}</p>
)

function MoreActions({ agent }: { agent: Agent }) {
  const t = useTexts('editor')
  const navigate = useNavigate()
  const duplicate = useDuplicate(agent)
  const client = useQueryClient()
  const words = useTexts('dashboard')
  const remove = async () => {
    const { deleteAgent } = await import('../../lib/delete-agent.ts')
    if (await deleteAgent(agent, { client, t: words })) void navigate({ to: ROUTES.agents, ignoreBlocker: true })
  }
  const read = { path: addressOf(calls.agents.read, { params: { id: agent.id } }) }
  const pause = useSend(calls.agents.change, { refresh: [calls.agents.list, read, calls.monitor.agents] })
  const turn = () =>
    pause.mutate(
      { params: { id: agent.id }, body: { paused: !agent.paused } },
      {
        onError: (error) =>
          toast({
            title: t('actions.notSaved'),
            description: wordsFrom(error, t('actions.failed')),
            tone: 'destructive',
          }),
      },
    )
  const PauseIcon = agent.paused ? StepForward : Pause
  return (
    <>
      <IconButton label={t(agent.paused ? 'actions.resume' : 'actions.pause')} busy={pause.isPending} onClick={turn}>
        <PauseIcon aria-hidden />
      </IconButton>
      <IconButton label={t('actions.duplicate')} busy={duplicate.busy} onClick={duplicate.make}>
        <Files aria-hidden />
      </IconButton>
      <IconButton label={t('actions.delete')} onClick={() => void remove()}>
        <Trash2 aria-hidden />
      </IconButton>
    </>
  )
}

interface IconButtonProps {
  label: string
  busy?: boolean
  onClick: () => void
  children: ReactNode
}

const IconButton = ({ label, busy, onClick, children }: IconButtonProps) => (
  <Button variant="ghost" size="icon" aria-label={label} title={label} busy={busy} onClick={onClick}>
    {!busy && children}
  </Button>
)
