import type { DeployedBot, MegaPlatform } from '@app/contract'
import { BOT_CAPABILITIES, type BotCapability } from '@app/spec'
import { useState } from 'react'

export type Tab = 'select' | 'configure' | 'manage'
/** All that is shown of a platform once it is chosen. */
export type Chosen = Pick<MegaPlatform, 'id' | 'name' | 'icon' | 'category'>

export interface Draft {
  platforms: readonly Chosen[]
  name: string
  description: string
  capabilities: readonly BotCapability[]
  fileAccess: boolean
  appAccess: boolean
  /** The bot this is a new version of. */
  of?: DeployedBot | undefined
}

const EMPTY: Draft = {
  platforms: [],
  name: '',
  description: '',
  capabilities: BOT_CAPABILITIES,
  fileAccess: false,
  appAccess: false,
}

/** Where somebody is between choosing platforms and a bot that is ready. */
export function useWizard() {
  const [tab, setTab] = useState<Tab>('select')
  const [draft, setDraft] = useState(EMPTY)
  const [deployed, setDeployed] = useState<DeployedBot>()
  const [ready, setReady] = useState(false)
  const put = (next: Draft, bot: DeployedBot | undefined, to: Tab) => {
    setDraft(next)
    setDeployed(bot)
    setReady(false)
    setTab(to)
  }
  return {
    tab,
    setTab,
    draft,
    deployed,
    ready,
    /** Decision 24. */
    step: ready ? 4 : deployed ? 3 : tab === 'configure' ? 2 : 1,
    change: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    /** Spec 2 §4: step 3 after a successful deploy. */
    finish: (bot: DeployedBot) => put(EMPTY, bot, 'configure'),
    /** And step 4 after its keys are configured. */
    settle: (bot: DeployedBot) => {
      setDeployed(bot)
      setReady(true)
    },
    begin: () => put(EMPTY, undefined, 'select'),
    giveKeys: (bot: DeployedBot) => put(EMPTY, bot, 'configure'),
    changeBot: (bot: DeployedBot) => put(toDraft(bot), undefined, 'select'),
  }
}
export type Wizard = ReturnType<typeof useWizard>

const toDraft = (bot: DeployedBot): Draft => ({
  platforms: bot.connections.map(({ platformId, name, icon, category }) => ({ id: platformId, name, icon, category })),
  name: bot.name,
  description: bot.description,
  capabilities: BOT_CAPABILITIES.filter((one) => bot.capabilities.includes(one)),
  fileAccess: bot.fileAccess,
  appAccess: bot.appAccess,
  of: bot,
})
