export default {
  title: 'Browser Extension',
  headline: 'Automation, where you already work',
  lead: 'The {product} extension brings your agents into the page in front of you: it learns from what you repeat and takes it over when you say so.',
  sampleNote: 'Sample content',
  availability: {
    text: 'This installation does not carry the extension packages. Everything your agents do is also within reach in this browser.',
    action: 'Open the dashboard',
  },
  features: {
    title: 'A quiet helper in the corner',
    items: {
      assistant: {
        title: 'AI Learning Assistant',
        text: 'Notices what you do again and again, and suggests an agent for it.',
      },
      instant: {
        title: 'Instant Automation',
        text: 'Right-click a table, a form or a text and hand it to an agent on the spot.',
      },
      privacy: {
        title: 'Privacy First',
        text: 'Local processing: what it learns about your habits stays in your browser.',
      },
      crossSite: {
        title: 'Cross-Site Automation',
        text: 'One task may lead through several sites. You grant each of them once.',
      },
    },
  },
  menu: {
    label: 'An example of the right-click menu on a table',
    example: 'Example',
    page: 'Open orders',
    columns: { order: 'Order', customer: 'Customer', total: 'Total' },
    actions: { collect: 'Collect this table', watch: 'Tell me when it changes', fill: 'Copy into another site' },
  },
  install: {
    title: 'Installed in three steps',
    steps: {
      download: {
        title: 'Download',
        text: 'Get the package for Chrome, Firefox or Edge from an installation that carries it.',
      },
      install: {
        title: 'Install',
        text: 'Open the package in your browser and confirm the permissions it asks for.',
      },
      automate: {
        title: 'Automate',
        text: 'Pair it with your account by a one-time code, then right-click anything.',
      },
    },
  },
  voices: {
    title: 'What people say',
    stars: '{stars, number} of 5 stars',
    items: {
      research: {
        quote: 'I collect tables all day. Now I right-click them.',
        role: 'Market researcher',
      },
      recruiting: {
        quote: 'It asks before it touches a new site. That is why our IT said yes.',
        role: 'Recruiter',
      },
      shop: {
        quote: 'It spotted that I retype the same address every morning, and offered to stop that.',
        role: 'Shop owner',
      },
    },
  },
} as const
