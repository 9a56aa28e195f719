import { LANGUAGES, type Language } from '@app/spec'
import { expect, test } from 'vitest'
import { findAnswer } from './find-answer.ts'
import { listPassages } from './list-passages.ts'
import { rankPassages } from './rank-passages.ts'

const titleOf = async (language: Language, id: string) =>
  (await listPassages(language)).find((passage) => passage.id === id)?.title

/** Natural questions, by the passage that answers them. */
const ENGLISH: [question: string, id: string][] = [
  ['What is an agent?', 'agent'],
  ['How do I run my first task?', 'firstTask'],
  ['What is the practice shop for?', 'practice'],
  ['How do I store a password with one-time codes?', 'logIns'],
  ['Can it ask for my permission before it sends something? Where do I approve that?', 'approvals'],
  ['What does unverified mean?', 'proof'],
  ['Can I run an agent every day at nine?', 'schedules'],
  ['Will you tell me when a product gets cheaper?', 'watches'],
  ['How does another program start my agent?', 'hooks'],
  ['Can you notify my server with a webhook?', 'webhooks'],
  ['Where do I create an API key?', 'apiKeys'],
  ['What counts as an action?', 'limits'],
  ['Do unused actions roll over?', 'rollover'],
  ['How can I upgrade to a larger plan?', 'planChange'],
  ['How do I cancel my subscription?', 'cancel'],
  ['How can I export my data and import it elsewhere?', 'transfer'],
  ['I want to delete my account', 'deleteAccount'],
  ['How do I switch on two-factor authentication?', 'twoFactor'],
  ['Can I use Claude or GPT, and where does the key go?', 'models'],
  ['Why is a task stuck and pending?', 'waiting'],
  ['Can I continue from the failed step?', 'retry'],
  ['What happens after a crash of the server?', 'crash'],
  ['Where are the files I can download?', 'files'],
  ['Why was my e-mail not delivered?', 'mail'],
  ['Does it really phone people?', 'phone'],
  ['How do I install it on my own PostgreSQL?', 'selfHosting'],
  ['How much does Quantum Pro cost?', 'plans'],
  ['Which apps can agents work with?', 'faq-apps'],
  ['Who can see my data?', 'faq-data'],
  ['Can I begin without paying?', 'pricing-free'],
]

test.each(ENGLISH)('help answers %j', async (question, id) => {
  const { sources } = await findAnswer(question, 'en')
  expect(sources.map(({ title }) => title)).toContain(await titleOf('en', id))
})

test('every passage about the product has a question that finds it', async () => {
  const asked = new Set(ENGLISH.map(([, id]) => id))
  const own = (await listPassages('en')).filter(({ id }) => !/^(faq|pricing)-/.test(id))
  expect(own.filter(({ id }) => !asked.has(id))).toEqual([])
})

test.each<[Language, string, string]>([
  ['de', 'Wie kündige ich mein Abo?', 'cancel'],
  ['de', 'Wo finde ich die Dateien zum Herunterladen?', 'files'],
  ['de', 'Wie schalte ich die Zwei-Faktor-Authentifizierung ein?', 'twoFactor'],
  ['de', 'Was zählt als Aktion?', 'limits'],
  ['de', 'Wie erfahre ich, wenn ein Preis fällt?', 'watches'],
  ['de', 'Was kostet Quantum Pro?', 'plans'],
  ['es', '¿Cómo cancelo mi suscripción?', 'cancel'],
  ['es', '¿Dónde están los archivos que puedo descargar?', 'files'],
  ['es', '¿Cómo elimino mi cuenta?', 'deleteAccount'],
  ['es', '¿Cómo creo una clave de API?', 'apiKeys'],
  ['fr', 'Comment résilier mon abonnement ?', 'cancel'],
  ['fr', 'Comment supprimer mon compte ?', 'deleteAccount'],
  ['fr', 'Que se passe-t-il après une panne du serveur ?', 'crash'],
  ['fr', 'Où sont les fichiers à télécharger ?', 'files'],
  ['ja', 'アカウントを削除するには？', 'deleteAccount'],
  ['ja', '二要素認証を有効にしたい', 'twoFactor'],
  ['ja', '練習用ショップとは何ですか？', 'practice'],
  ['ja', 'API キーはどこで作れますか？', 'apiKeys'],
  ['zh', '如何删除账户？', 'deleteAccount'],
  ['zh', '怎么取消订阅？', 'cancel'],
  ['zh', '什么是练习商店？', 'practice'],
  ['zh', '如何开启双重验证？', 'twoFactor'],
])('help answers in %s: %s', async (language, question, id) => {
  const { sources } = await findAnswer(question, language)
  expect(sources.map(({ title }) => title)).toContain(await titleOf(language, id))
})

test.each(LANGUAGES)('in %s every passage is found by its own title', async (language) => {
  const passages = await listPassages(language)
  const lost: string[] = []
  for (const { title, topic } of passages) {
    const { sources } = await findAnswer(title, language)
    const topics = sources.map((source) => passages.find((passage) => passage.title === source.title)?.topic)
    if (!topics.includes(topic)) lost.push(title)
  }
  expect(lost).toEqual([])
})

test('an answer is the passage’s own words, two passages at most, each with its screen', async () => {
  const passages = await listPassages('en')
  const texts = passages.map(({ text }) => text)
  for (const [question] of ENGLISH) {
    const { answer, sources } = await findAnswer(question, 'en')
    const parts = answer.split('\n\n')
    expect(parts.length).toBeLessThanOrEqual(2)
    for (const part of parts) expect(texts).toContain(part)
    expect(sources).toHaveLength(parts.length)
    for (const { url } of sources) expect(url).toMatch(/^\/[a-z]/)
  }
})

test.each([
  'What will the weather be in Lisbon tomorrow?',
  'Who won the football championship?',
  'asdf qwer zxcv',
  '???',
  '<script>alert(1)</script>',
  '{first} {answer} $& $1 %s',
  "' or ''=''; --",
  'a'.repeat(2_000),
  '(((((((((((((((((((((((('.repeat(60),
  '\u202Eevil\u202C \u0007 \uFEFF',
])('help says plainly that it does not know %j, and names the nearest two', async (question) => {
  const { answer, sources } = await findAnswer(question, 'en')
  expect(answer).toMatch(/^I do not know the answer to that\. The nearest I have: “.+” and “.+”\.$/)
  expect(sources).toHaveLength(2)
})

test('the category one has chosen weighs in', async () => {
  const passages = await listPassages('en')
  const rank = (category: 'all' | 'security') =>
    rankPassages(passages, 'where does the key go', 'en', category).findIndex(({ passage }) => passage.id === 'logIns')
  expect(rank('security')).toBeLessThan(rank('all'))
})

test('prices and limits are those of the catalogue, in the asker’s way of writing', async () => {
  expect((await findAnswer('plans and prices', 'en')).answer).toContain(
    'Quantum Pro: $147 a month or $1,470 a year, 8,000 AI actions a month, up to 15 agents.',
  )
  expect((await findAnswer('Tarife und Preise', 'de')).answer).toContain('8.000')
})
