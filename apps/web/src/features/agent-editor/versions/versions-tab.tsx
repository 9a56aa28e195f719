import { type Agent, calls, type RecipeVersion } from '@app/contract'
import { Card, EmptyState, Skeleton } from '@app/ui'
import { FileClock } from 'lucide-react'
import { useCall } from '../../../lib/call.ts'
import { Failure } from '../../../lib/failure.tsx'
import { useTexts } from '../../../lib/use-texts.ts'
import { Section } from '../section.tsx'
import type { Editor } from '../use-editor.ts'
import { CompareCard } from './compare-card.tsx'
import { RepairCard } from './repair-card.tsx'
import { VersionRow } from './version-row.tsx'

export function VersionsTab({ agent, editor }: { agent: Agent; editor: Editor }) {
  const t = useTexts('editor')
  const versions = useCall(calls.agents.recipes, { params: { id: agent.id } })
  if (versions.error) return <Failure error={versions.error} retry={() => void versions.refetch()} />
  if (!versions.data) return <Skeleton className="h-64 rounded-l" />
  if (versions.data.length === 0)
    return (
      <Card>
        <EmptyState icon={<FileClock />} title={t('versions.none')} hint={t('versions.noneHint')} />
      </Card>
    )
  return <Versions agent={agent} editor={editor} versions={versions.data} />
}

function Versions({ agent, editor, versions }: { agent: Agent; editor: Editor; versions: readonly RecipeVersion[] }) {
  const t = useTexts('editor')
  const inForce = agent.recipe ? agent.recipeVersion : undefined
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5">
      <RepairCard agent={agent} editor={editor} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4.5 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Section title={t('versions.title')} text={t('versions.text')}>
          {inForce === undefined && <p className="text-sm text-warn">{t('versions.letGo')}</p>}
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {versions.map((version) => (
              <VersionRow
                key={version.version}
                agent={agent}
                version={version}
                inForce={version.version === inForce}
                editor={editor}
              />
            ))}
          </ul>
        </Section>
        {versions.length > 1 && <CompareCard versions={versions} tools={editor.tools.data} />}
      </div>
    </div>
  )
}
