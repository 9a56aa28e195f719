import type { Language } from '../languages.ts'
import type account from './en/account.ts'
import type admin from './en/admin.ts'
import type app from './en/app.ts'
import type assistant from './en/assistant.ts'
import type bots from './en/behind/bots.ts'
import type extensionPanel from './en/behind/extension-panel.ts'
import type helpAnswers from './en/behind/help-answers.ts'
import type helpPassages from './en/behind/help-passages.ts'
import type mail from './en/behind/mail.ts'
import type checkout from './en/checkout.ts'
import type command from './en/command.ts'
import type dashboard from './en/dashboard.ts'
import type deploy from './en/deploy.ts'
import type desk from './en/desk.ts'
import type editor from './en/editor.ts'
import type engine from './en/engine.ts'
import type extension from './en/extension.ts'
import type figures from './en/figures.ts'
import type help from './en/help.ts'
import type labBuilder from './en/lab/builder.ts'
import type labCenter from './en/lab/center.ts'
import type labCode from './en/lab/code.ts'
import type labCollab from './en/lab/collab.ts'
import type labDemos from './en/lab/demos.ts'
import type labEthics from './en/lab/ethics.ts'
import type labGestures from './en/lab/gestures.ts'
import type labNeural from './en/lab/neural.ts'
import type labPhone from './en/lab/phone.ts'
import type labPredictive from './en/lab/predictive.ts'
import type labVoice from './en/lab/voice.ts'
import type lab from './en/lab.ts'
import type landing from './en/landing.ts'
import type legal from './en/legal.ts'
import type live from './en/live.ts'
import type mobile from './en/mobile.ts'
import type monitor from './en/monitor.ts'
import type notices from './en/notices.ts'
import type performance from './en/performance.ts'
import type platforms from './en/platforms.ts'
import type pricing from './en/pricing.ts'
import type run from './en/run.ts'
import type settings from './en/settings.ts'
import type shell from './en/shell.ts'
import type success from './en/success.ts'
import type tasks from './en/tasks.ts'
import type templates from './en/templates.ts'
import type watches from './en/watches.ts'
import type workspace from './en/workspace.ts'

/** The English texts are the specification's to the letter; they also say which keys and placeholders there are. */
export interface Texts {
  account: typeof account
  admin: typeof admin
  app: typeof app
  assistant: typeof assistant
  bots: typeof bots
  checkout: typeof checkout
  command: typeof command
  dashboard: typeof dashboard
  deploy: typeof deploy
  desk: typeof desk
  editor: typeof editor
  engine: typeof engine
  extension: typeof extension
  'extension-panel': typeof extensionPanel
  figures: typeof figures
  help: typeof help
  'help-answers': typeof helpAnswers
  'help-passages': typeof helpPassages
  lab: typeof lab
  'lab-center': typeof labCenter
  'lab-neural': typeof labNeural
  'lab-gestures': typeof labGestures
  'lab-builder': typeof labBuilder
  'lab-voice': typeof labVoice
  'lab-phone': typeof labPhone
  'lab-demos': typeof labDemos
  'lab-code': typeof labCode
  'lab-collab': typeof labCollab
  'lab-ethics': typeof labEthics
  'lab-predictive': typeof labPredictive
  landing: typeof landing
  legal: typeof legal
  live: typeof live
  mail: typeof mail
  mobile: typeof mobile
  monitor: typeof monitor
  notices: typeof notices
  performance: typeof performance
  platforms: typeof platforms
  pricing: typeof pricing
  run: typeof run
  settings: typeof settings
  shell: typeof shell
  success: typeof success
  tasks: typeof tasks
  templates: typeof templates
  watches: typeof watches
  workspace: typeof workspace
}
export type Namespace = keyof Texts

/** The shape of a catalogue with its English words let go: a missing line in a translation is a type error. */
export type Translation<T> = { [K in keyof T]: T[K] extends string ? string : Translation<T[K]> }

/** Words for mails, the server's answers and the extension: no screen of the product shows them. */
const BEHIND: ReadonlySet<Namespace> = new Set(['bots', 'extension-panel', 'help-answers', 'help-passages', 'mail'])

/** Where the words of each language lie is known to that language: nobody loads five lists for nothing. */
const FINDERS: Record<Language, () => Promise<{ find: (namespace: string) => Promise<unknown> }>> = {
  en: () => import('./find-en.ts'),
  es: () => import('./find-es.ts'),
  fr: () => import('./find-fr.ts'),
  de: () => import('./find-de.ts'),
  zh: () => import('./find-zh.ts'),
  ja: () => import('./find-ja.ts'),
}

/**
 * One chunk a language and screen: a visitor loads the words of what they look at. The laboratory's many, and those no
 * screen shows, are looked up in a place of their own.
 */
export async function loadTexts<N extends Namespace>(language: Language, namespace: N): Promise<Texts[N]> {
  const module = await find(language, namespace)
  return (module as { default: Texts[N] }).default
}

async function find(language: Language, namespace: Namespace): Promise<unknown> {
  if (namespace.startsWith('lab-')) return (await import('./find-lab.ts')).findLab(language, namespace.slice(4))
  if (BEHIND.has(namespace)) return (await import('./find-behind.ts')).findBehind(language, namespace)
  return (await FINDERS[language]()).find(namespace)
}
