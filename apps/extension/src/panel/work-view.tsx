import { type Agent, agentCalls, extensionCalls, type Task, taskCalls } from '@app/contract'
import { Button, Card, EmptyState, Skeleton, Tag, type Tone } from '@app/ui'
import { ask } from '../server/ask.ts'
import { say } from '../shared/say.ts'
import { ConnectView } from './connect-view.tsx'
import { Outcome } from './outcome.tsx'
import { useAsked } from './use-asked.ts'
import { useDoing } from './use-doing.ts'
import type { Page } from './use-page.ts'
import { useKept } from './use-stored.ts'
import { View } from './view.tsx'

const TONES: Readonly<Record<Task['status'], Tone>> = {
  pending: 'neutral',
  running: 'live',
  completed: 'good',
  failed: 'bad',
}
const SHOWN_TASKS = 8

interface WorkViewProps {
  page: Page | undefined
  onRecord: () => void
}

export function WorkView(props: WorkViewProps) {
  const connection = useKept('connection')
  if (connection === null) return null
  return connection ? <Work {...props} address={connection.address} /> : <ConnectView />
}

function Work({ page, onRecord, address }: WorkViewProps & { address: string }) {
  const agents = useAsked(() => ask(agentCalls.list))
  const tasks = useAsked(() => ask(taskCalls.list, { query: { limit: SHOWN_TASKS } }))
  return (
    <div className="grid gap-6">
      <Agents agents={agents.answer} problem={agents.problem} page={page} onRecord={onRecord} onRun={tasks.look} />
      <View title={say('work_tasks')}>
        {!tasks.answer && !tasks.problem && <Skeleton className="h-24" />}
        {tasks.answer?.length === 0 && <p className="text-sm text-text-2">{say('work_noTasks')}</p>}
        <ul className="grid">
          {tasks.answer?.map(({ id, name, status }) => (
            <li key={id} className="flex items-center gap-3 border-line border-t py-2 first:border-t-0">
              <a
                href={`${address}/tasks/${id}`}
                target="_blank"
                rel="noreferrer"
                className="min-w-0 flex-1 truncate text-sm underline-offset-2 hover:underline"
              >
                {name}
              </a>
              <Tag tone={TONES[status]} dot>
                {say(`statuses_${status}`)}
              </Tag>
            </li>
          ))}
        </ul>
      </View>
    </div>
  )
}

interface AgentsProps extends WorkViewProps {
  agents: Agent[] | undefined
  problem: string
  onRun: () => Promise<void>
}

function Agents({ agents, problem, page, onRecord, onRun }: AgentsProps) {
  const { busy, problem: refused, note, run } = useDoing()
  const start = ({ id, name }: Agent, { url = '', title }: Page) =>
    run(async () => {
      await ask(extensionCalls.run, { body: { agentId: id, url, title: title.slice(0, 500) } })
      await onRun()
      return say('work_started', { name })
    })
  return (
    <View title={say('work_agents')}>
      <Outcome problem={problem || refused} note={note} />
      {!agents && !problem && <Skeleton className="h-16" />}
      {page && !page.url && <p className="text-pretty text-sm text-text-3">{say('page_unseen')}</p>}
      {agents?.length === 0 && (
        <EmptyState
          title={say('work_none')}
          hint={say('work_noneHint')}
          action={<Button onClick={onRecord}>{say('record_start')}</Button>}
          className="py-6"
        />
      )}
      <ul className="grid gap-2">
        {agents?.map((agent) => (
          <Card key={agent.id} asElement="li" className="flex items-center gap-3 py-2.5 pr-2.5 pl-3.5">
            <span className="min-w-0 flex-1 truncate text-sm font-[550]">{agent.name}</span>
            {agent.paused ? (
              <Tag>{say('work_paused')}</Tag>
            ) : (
              <Button
                size="sm"
                disabled={busy || !page?.url}
                aria-label={say('work_runNamed', { name: agent.name })}
                onClick={() => page && void start(agent, page)}
              >
                {say('work_run')}
              </Button>
            )}
          </Card>
        ))}
      </ul>
    </View>
  )
}
