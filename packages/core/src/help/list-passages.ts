import { FAQ_ENTRIES, FREE_TIER, type HelpCategory, type Language, PLANS, ROUTES } from '@app/spec'
import { loadTexts, type Texts } from '@app/spec/texts'
import { fillWords } from './fill-words.ts'
import { numberIn, priceIn } from './speak.ts'

export interface Passage {
  id: string
  /** Passages about the same thing are not told after each other. */
  topic: string
  category: HelpCategory
  title: string
  text: string
  tags: string
  url: string
}

type PassageId = keyof Texts['help-passages']
type About = [category: HelpCategory, url: string, topic?: string]

/** What each passage is about, and the screen where it is so. */
const ABOUT: Record<PassageId, About> = {
  agent: ['gettingStarted', ROUTES.agents],
  firstTask: ['gettingStarted', ROUTES.dashboard],
  practice: ['gettingStarted', ROUTES.dashboard],
  logIns: ['security', ROUTES.dashboard],
  approvals: ['security', ROUTES.dashboard],
  proof: ['troubleshooting', ROUTES.tasks],
  schedules: ['gettingStarted', ROUTES.agents],
  watches: ['gettingStarted', ROUTES.watches],
  hooks: ['integrations', ROUTES.agents],
  webhooks: ['integrations', '/api/docs'],
  apiKeys: ['integrations', ROUTES.settings],
  limits: ['billing', ROUTES.pricing, 'action'],
  rollover: ['billing', ROUTES.pricing],
  planChange: ['billing', ROUTES.settings, 'change'],
  cancel: ['billing', ROUTES.settings],
  transfer: ['security', ROUTES.settings],
  deleteAccount: ['security', ROUTES.settings],
  twoFactor: ['security', ROUTES.settings],
  models: ['integrations', ROUTES.settings],
  waiting: ['troubleshooting', ROUTES.tasks],
  retry: ['troubleshooting', ROUTES.tasks, 'failed'],
  crash: ['troubleshooting', ROUTES.tasks],
  files: ['gettingStarted', ROUTES.tasks],
  mail: ['integrations', ROUTES.settings],
  phone: ['integrations', ROUTES.dashboard],
  selfHosting: ['gettingStarted', ROUTES.help],
}

/** Everything the help may answer with, in one language. Loaded once: the texts do not change while we run. */
export function listPassages(language: Language): Promise<readonly Passage[]> {
  const found = loaded.get(language) ?? collect(language)
  loaded.set(language, found)
  return found
}
const loaded = new Map<Language, Promise<readonly Passage[]>>()

async function collect(language: Language): Promise<readonly Passage[]> {
  const [own, help, pricing, answers] = await Promise.all([
    loadTexts(language, 'help-passages'),
    loadTexts(language, 'help'),
    loadTexts(language, 'pricing'),
    loadTexts(language, 'help-answers'),
  ])
  return [...ofOwn(own), ...ofFaq(help), ...ofPricing(pricing, language), ofPlans(answers, language)]
}

const ofOwn = (texts: Texts['help-passages']): Passage[] =>
  (Object.keys(ABOUT) as PassageId[]).map((id) => {
    const [category, url, topic = id] = ABOUT[id]
    return { ...texts[id], id, category, url, topic }
  })

const ofFaq = ({ faq }: Texts['help']): Passage[] =>
  FAQ_ENTRIES.map(({ id, category }) => {
    const { question, answer, tags } = faq[id]
    return { id: `faq-${id}`, topic: id, category, title: question, text: answer, tags, url: ROUTES.help }
  })

function ofPricing({ faq }: Texts['pricing'], language: Language): Passage[] {
  const say = numberIn(language)
  const known = { actions: say(FREE_TIER.actionLimit), agents: say(FREE_TIER.agentLimit) }
  return Object.entries(faq.items).map(([id, { question, answer }]) => ({
    ...{ id: `pricing-${id}`, topic: id, category: 'billing', title: question, tags: '', url: ROUTES.pricing },
    text: fillWords(answer, known),
  }))
}

function ofPlans({ plans }: Texts['help-answers'], language: Language): Passage {
  const [say, price] = [numberIn(language), priceIn(language)]
  const lines = PLANS.map(({ name, monthlyPriceCents, yearlyPriceCents, actionLimit, agentLimit }) =>
    fillWords(plans.line, {
      ...{ name, monthly: price(monthlyPriceCents), yearly: price(yearlyPriceCents) },
      ...{ actions: say(actionLimit), agents: say(agentLimit) },
    }),
  )
  const about = { id: 'plans', topic: 'plans', category: 'billing', url: ROUTES.pricing } as const
  return { ...about, title: plans.title, text: lines.join('\n'), tags: plans.tags }
}
