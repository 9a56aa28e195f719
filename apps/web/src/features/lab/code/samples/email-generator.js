// Writes one e-mail a recipient and estimates how the campaign will do. Nothing is sent.

const MODEL = { name: 'chat-completion', maxTokens: 1000 }
const PAUSE_MS = 100
const DEFAULT_SCORE = 85
const FALLBACK = { score: 60, openRate: 18 }
const MULTIPLIERS = { technology: 1.2, healthcare: 1.1, finance: 1.15, retail: 0.95, manufacturing: 1.0 }

const recipients = [
  { name: 'Ada Verwey', title: 'Head of Engineering', company: 'Northwind', industry: 'technology' },
  { name: 'Bruno Alves', title: 'Clinic Manager', company: 'Vita', industry: 'healthcare' },
  { name: 'Chiara Conti', title: 'Treasurer', company: 'Lira Bank', industry: 'finance' },
  { name: 'Dag Nyström', title: 'Shop Owner', company: 'Skog', industry: 'retail' },
  { name: 'Edith Brandt', title: '', company: '', industry: 'logistics' },
]

// In the sandbox there is no model, so the reply is made from the recipient's facts.
// With a model of your own, this is the one function to change.
async function askModel({ name, title, company, industry }, { maxTokens }) {
  if (!title || !company) throw new Error(`too little is known about ${name}`)
  const body = `Hello ${name}, as ${title} at ${company} you know what repeated work costs in ${industry}.`
  return { subject: `${company}: hours back every week`, body: body.slice(0, maxTokens * 4), cta: 'Book 15 minutes' }
}

const openRate = (score, industry) => Math.min(95, 22 + 0.3 * score * (MULTIPLIERS[industry] ?? 1.0))

const fallbackEmail = (recipient) => ({
  subject: 'Hours back every week',
  body: `Hello ${recipient.name}, may we show you how agents take over repeated work?`,
  cta: 'Reply to this mail',
  personalizationScore: FALLBACK.score,
  estimatedOpenRate: FALLBACK.openRate,
})

async function generateEmail(recipient, index) {
  const made = { id: `email-${index + 1}`, recipient, generatedAt: new Date().toISOString() }
  try {
    const reply = await askModel(recipient, MODEL)
    const score = reply.personalizationScore ?? DEFAULT_SCORE
    const estimated = openRate(score, recipient.industry)
    return { ...made, ...reply, personalizationScore: score, estimatedOpenRate: estimated }
  } catch (error) {
    console.log(`Standard text for ${recipient.name}: ${error.message}`)
    return { ...made, ...fallbackEmail(recipient) }
  }
}

const average = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length)

function statsOf(emails) {
  const avgOpenRate = average(emails.map((email) => email.estimatedOpenRate))
  const opens = (emails.length * avgOpenRate) / 100
  return {
    totalEmails: emails.length,
    avgPersonalizationScore: average(emails.map((email) => email.personalizationScore)),
    avgOpenRate,
    estimatedClicks: opens * 0.15,
    estimatedConversions: opens * 0.03,
  }
}

async function runCampaign(campaignId) {
  const emails = []
  for (const [index, recipient] of recipients.entries()) {
    const email = await generateEmail(recipient, index)
    emails.push(email)
    console.log(`${recipient.name}: "${email.subject}", opened by ${email.estimatedOpenRate.toFixed(1)}%`)
    await sleep(PAUSE_MS)
  }
  return { campaignId, emails, stats: statsOf(emails), timestamp: new Date().toISOString() }
}

const { stats } = await runCampaign('campaign-1')
console.log(`Total e-mails: ${stats.totalEmails}`)
console.log(`Average personalization score: ${stats.avgPersonalizationScore.toFixed(1)}`)
console.log(`Average open rate: ${stats.avgOpenRate.toFixed(1)}%`)
console.log(`Estimated clicks: ${stats.estimatedClicks.toFixed(2)}`)
console.log(`Estimated conversions: ${stats.estimatedConversions.toFixed(2)}`)
