export default {
  title: 'Help and Support',
  lead: 'Answers about agents, plans and your data.',
  search: { label: 'Search the answers', placeholder: 'Search questions, answers and tags' },
  categories: {
    label: 'Categories',
    all: 'All',
    gettingStarted: 'Getting Started',
    billing: 'Pricing & Billing',
    integrations: 'Integrations',
    troubleshooting: 'Troubleshooting',
    security: 'Security & Privacy',
  },
  results: '{count, plural, =0 {No answers} one {# answer} other {# answers}}',
  empty: {
    title: 'No answer matches',
    hint: 'Try another word, or look through all categories.',
    action: 'Clear the search',
  },
  helpful: {
    question: 'Was this helpful?',
    yes: 'Yes',
    no: 'No',
    thanksYes: 'Thank you. Good to know that this helped.',
    thanksNo: 'Thank you. Try another word in the search, or the category list.',
    count: '{count, plural, =0 {} one {# person found this helpful} other {# people found this helpful}}',
    signIn: 'Sign in to say whether this helped',
    failed: 'Your vote was not stored',
  },
  chat: {
    title: 'Ask AI Assistant',
    lead: 'Answers from the help pages and from your own runs.',
    hello: 'Ask anything about the product, or about your own work: “Why did my last task fail?”',
    label: 'Your question',
    placeholder: 'Type your question',
    keys: 'Enter sends, Shift and Enter makes a new line.',
    send: 'Send',
    close: 'Close',
    typing: 'The assistant is writing',
    you: 'You',
    assistant: 'Assistant',
    sources: 'Sources',
    log: 'Conversation',
    noAnswer: "I apologize, but I couldn't process your question right now. Please try again.",
    noConnection: "I'm having trouble connecting right now. Please try again in a moment.",
  },
  faq: {
    start: {
      question: 'How do I create my first agent?',
      answer:
        'Open the Command Center, choose New agent, give it a name and say in plain words what it is for. Setup takes under 2 minutes. The AI Templates give you a filled-in draft to begin with.',
      tags: 'start, agent, create, setup, template, first steps',
    },
    rollover: {
      question: 'What happens to actions I do not use?',
      answer:
        'Unused actions roll over for one billing period. When the monthly limit is reached your agents pause, and they resume when the next period begins or when you move to a larger plan.',
      tags: 'actions, limit, rollover, usage, pause, month',
    },
    change: {
      question: 'How do I change my plan?',
      answer:
        'Choose a plan on the pricing page. Upgrades are immediate and you pay only the difference for the rest of the period. Downgrades apply at the next cycle, so you keep what you paid for until then.',
      tags: 'plan, upgrade, downgrade, billing, proration, subscription',
    },
    apps: {
      question: 'Which apps can my agents work with?',
      answer:
        'Agents are made for 500+ apps: anything with a web page or an API, from shops and CRMs to mail, documents and spreadsheets. An agent’s capabilities say what it may use.',
      tags: 'integrations, apps, api, crm, connect, platforms',
    },
    failed: {
      question: 'A task failed. What can I do?',
      answer:
        'Open Task History. A failed task shows an Error box that says what happened. Make the description more exact, for example by naming the page or the field. Retries of a failed step do not count as actions.',
      tags: 'error, failed, task, history, retry, problem',
    },
    data: {
      question: 'Who can see my data?',
      answer:
        'Only you and the people you give access to. Passwords and other secrets are kept encrypted, each account’s apart from all others, and nothing is ever sold. In Account Settings you can export everything stored about you, or delete your account.',
      tags: 'security, privacy, encryption, export, delete, gdpr',
    },
  },
} as const
