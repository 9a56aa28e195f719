import type { Draft } from '../draft.ts'
import type { Mistakes } from '../find-mistakes.ts'
import type { ChangeDraft } from '../use-editor.ts'
import { AboutSection } from './about-section.tsx'
import { ApprovalsSection } from './approvals-section.tsx'
import { LimitsSection } from './limits-section.tsx'
import { PermissionsSection } from './permissions-section.tsx'
import { SitesSection } from './sites-section.tsx'

export interface SetupProps {
  draft: Draft
  change: ChangeDraft
  mistakes: Mistakes
  /** What becomes of the steps now that the objective says something else. */
  wordsNote: string | undefined
}

export function SetupTab(props: SetupProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4.5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5">
        <AboutSection {...props} />
        <SitesSection {...props} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4.5">
        <PermissionsSection {...props} />
        <ApprovalsSection {...props} />
        <LimitsSection {...props} />
      </div>
    </div>
  )
}
