export default {
  sampleNote: 'Sample content',
  hero: {
    headline: '{product} <em>does the work.</em>',
    lead: 'Describe a task in plain words. Agents carry it out in a real browser, in documents, mail and calls, and prove that it happened.',
    start: 'START AUTOMATING',
    plans: 'View Pricing Plans',
  },
  stage: {
    label: 'An example of a task in {product}: the description, the plan made from it and the proof',
    example: 'Example',
    window: 'Command Center',
    running: 'Running',
    completed: 'Completed',
    verified: 'Verified',
  },
  results: {
    title: 'Proven Results',
    lead: 'What a year of delegated work can look like.',
    items: {
      tasks: { value: '{value}+', label: 'tasks carried out' },
      success: { value: '{value}', label: 'ended with proof' },
      hours: { value: '{value} h', label: 'saved per person and month' },
      rating: { value: '{value} / 5', label: 'average rating' },
    },
  },
  demo: {
    title: 'Neural Command Center',
    lead: 'Four agents at work at once, each on its own task, all on one board.',
    simulated: 'Simulated',
    load: 'System load',
    working: 'working',
    progress: 'Progress of {name}',
    efficiency: 'Efficiency',
    network: 'Four agents connected to one core',
    agents: {
      sales: { name: 'Sales Scout', type: 'sales', task: 'Qualifying leads from the contact form' },
      data: { name: 'Data Refiner', type: 'data', task: 'Merging two supplier price lists' },
      web: { name: 'Web Runner', type: 'web', task: 'Filling in a portal, page by page' },
      email: { name: 'Mail Desk', type: 'email', task: 'Drafting replies for approval' },
    },
  },
  features: {
    title: 'One description, every kind of work',
    lead: 'Eight abilities, combined as the task needs them.',
    more: 'See plans',
    items: {
      web: {
        title: 'Web automation',
        text: 'Logs in, clicks, fills and submits as a careful person would, and notices when a page lies.',
      },
      data: {
        title: 'Data extraction',
        text: 'Turns pages and listings into clean rows, with the source of every value kept beside it.',
      },
      platforms: {
        title: 'Cross-platform',
        text: 'Carries work from one system to the next, so that nobody copies from tab to tab.',
      },
      monitoring: {
        title: 'Visual monitoring',
        text: 'Watches what a page shows and tells you in words what changed since last time.',
      },
      voice: {
        title: 'Voice and natural language',
        text: 'Say or write what you want. No flow charts, no selectors, no scripts to keep alive.',
      },
      analytics: {
        title: 'Analytics',
        text: 'Shows what ran, how long it took, what it cost and where it could be better.',
      },
      calls: {
        title: 'AI call center',
        text: 'Places and answers calls with a script you approve, and leaves a transcript of each.',
      },
      documents: {
        title: 'Document processing',
        text: 'Reads invoices, forms and contracts, and files what is in them where it belongs.',
      },
    },
  },
  voices: {
    title: 'What teams say',
    stars: '{stars, number} of 5 stars',
    items: {
      operations: {
        quote: 'We described the Monday report once. Since then it is simply there, with the proof attached.',
        role: 'Head of Operations, Northwind Supply',
      },
      support: {
        quote: 'The approval step won us over. Nothing leaves the house before one of us has seen it.',
        role: 'Support Lead, Tern & Heron',
      },
      finance: {
        quote: 'Three days of invoice typing a month became one hour of checking exceptions.',
        role: 'Finance Manager, Brightwater',
      },
    },
    awards: {
      label: 'Awards',
      innovation: 'Automation Innovation Award',
      choice: 'Users’ Choice',
      security: 'Trust in AI Prize',
      startup: 'Product of the Year',
    },
  },
  plans: {
    title: 'Plans for every size of work',
    lead: 'Measured in AI actions per month. Change whenever you like.',
    popular: 'MOST POPULAR',
    perMonth: '/month',
    actions: '{count, number} AI actions per month',
    agents: 'Up to {count, number} agents',
    choose: 'See {plan}',
    items: {
      starter: 'For one person with work to hand over.',
      professional: 'For growing teams that automate every day.',
      enterprise: 'For companies that run on agents.',
      custom: 'On your own machines, on your own terms.',
    },
  },
  how: {
    title: 'How AI bots work',
    lead: 'From a sentence to a result you can check, in five steps.',
    example: 'Example',
    steps: {
      describe: {
        title: 'Describe the task',
        text: 'Write what you want done, as you would tell a colleague.',
        example: 'Every Monday, list the invoices that are overdue and mail me the total.',
      },
      analyze: {
        title: 'AI analyzes',
        text: 'The planner turns your words into steps and says which of them only read and which send.',
        example: '4 steps: 3 read, 1 sends. Forecast: 5 actions.',
      },
      assemble: {
        title: 'Bot assembly',
        text: 'The agent gets exactly the tools these steps need, and no others.',
        example: 'browser.open, document.extract, email.send',
      },
      execute: {
        title: 'Live execution',
        text: 'You watch each step as it happens, and approve what cannot be undone.',
        example: 'Step 4 wants to send 1 e-mail to you. Approve?',
      },
      results: {
        title: 'Results',
        text: 'You get the outcome together with its proof: what was read back, not what a page claimed.',
        example: '7 invoices overdue, $12,480 in total. Sum checked twice.',
      },
    },
  },
  closing: {
    title: 'Hand over the first task today',
    lead: 'Choose a plan, or look around the dashboard first.',
    start: 'START AUTOMATING',
    dashboard: 'Open the dashboard',
  },
} as const
