export default {
  headline: 'Pay for work done',
  lead: 'Plans differ in how much work your agents may do in a month, and in what comes with it.',
  sampleNote: 'Sample content',
  billing: { label: 'Billing period', monthly: 'Monthly', yearly: 'Yearly', save: 'Save 17%' },
  popular: 'MOST POPULAR',
  perMonth: '/month',
  billedMonthly: 'Billed monthly',
  billedYearly: 'Billed {price} yearly, you save {savings}',
  start: 'Get Started',
  startPlan: 'Get Started with {plan}',
  included: 'Included',
  limitations: 'Limitations',
  descriptions: {
    starter: 'For one person with work to hand over.',
    professional: 'For growing teams that automate every day.',
    enterprise: 'For companies that run on agents.',
    custom: 'On-premise: on your own machines, on your own terms.',
  },
  features: {
    actions: '{count, number} AI actions per month',
    agents: 'Up to {count, number} agents',
    web: 'Web automation and data extraction',
    templates: 'All AI Templates',
    history: 'Task history with results',
    documents: 'Document processing',
    api: 'API access',
    analytics: 'Usage analytics',
    calls: 'AI call center',
    roles: 'Roles and two-factor sign-in',
    priority: 'Priority support',
    onPremise: 'Runs on your own servers',
    data: 'Your data never leaves your network',
    engineer: 'A named engineer',
  },
  limits: {
    pause: 'Agents pause at the monthly limit',
    mail: 'Support by e-mail only',
    noCalls: 'No AI call center',
    noOnPremise: 'Hosted only, not on-premise',
    ownServers: 'You provide the servers',
  },
  trust: {
    title: 'What you can count on',
    items: {
      guarantee: { value: '100%', label: 'Money-back guarantee' },
      monitoring: { value: '24/7', label: 'Agent monitoring' },
      uptime: { value: '99.9%', label: 'Uptime' },
      setup: { value: '5 min', label: 'Setup' },
    },
  },
  faq: {
    title: 'Questions about plans',
    items: {
      limit: {
        question: 'What happens when I reach my monthly limit?',
        answer:
          'Your agents pause. Nothing is lost and nothing is charged on top: they resume when the next period begins, or at once when you move to a larger plan.',
      },
      change: {
        question: 'Can I change my plan later?',
        answer:
          'Yes. Plan changes are immediate, with proration: a larger plan applies at once and you pay only the difference for the rest of the period. A move to a smaller plan is booked at once and applies from the next billing cycle, so nothing you paid for is lost.',
      },
      action: {
        question: 'What counts as an AI action?',
        answer:
          'One step an agent carried out for you with a model or a tool: a page opened, a form filled, a record extracted, a message sent, a call placed. Planning, retries of a failed step and reading your own data are free.',
      },
      rollover: {
        question: 'Do unused actions expire?',
        answer: 'Unused actions roll over for one billing period.',
      },
      free: {
        question: 'Can I begin without paying?',
        answer:
          'Yes. Every account starts on the free tier with {actions, number} AI actions per month and {agents, number} agents.',
      },
    },
  },
  processing: 'Processing...',
  paymentError: 'Payment Error',
  paymentErrorText: 'An unexpected error occurred. Please try again.',
  change: {
    title: 'Change to {plan}',
    same: '{plan} is your plan already.',
    upgrade: '{plan} begins at once. You pay {amount} now: the difference for the rest of this period.',
    downgrade: '{plan} begins on {date}. Until then you keep what you have paid for, and nothing is charged now.',
    next: 'Next payment: {amount} on {date}.',
    pay: 'Pay {amount} and change',
    confirm: 'Change plan',
    cancel: 'Cancel',
    close: 'Close',
    paid: 'Plan changed',
    booked: 'Change booked',
    now: '{plan} is yours as soon as the payment has arrived.',
    later: '{plan} begins on {date}. You can take this back in your settings until then.',
  },
} as const
