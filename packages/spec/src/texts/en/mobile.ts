export default {
  title: 'Mobile App',
  headline: 'Your agents, in your pocket',
  lead: 'See what runs, approve what waits and start the next task, wherever you are.',
  sampleNote: 'Sample content',
  availability: {
    text: 'No store and no package: the app installs from this page, and keeps nothing private on the phone.',
    action: 'Open the dashboard',
  },
  phone: {
    label: 'An example of the app on a phone, with sample figures',
    sample: 'Sample',
    greeting: 'Good morning',
    activeAgents: 'Active agents',
    tasksToday: 'Tasks today',
    timeSaved: 'Time saved',
    hours: '{value, number} h',
    recent: 'Recent',
    runs: {
      orders: { name: 'Copy new orders', state: 'completed' },
      prices: { name: 'Price watch', state: 'running' },
      invoices: { name: 'Invoice clerk', state: 'waiting' },
    },
  },
  features: {
    title: 'Made for the minute in between',
    items: {
      assistant: {
        title: 'AI Assistant On-the-Go',
        text: 'Describe a task by voice or text. The plan is there before you have put the phone away.',
      },
      automation: {
        title: 'Mobile Automation',
        text: 'Start, pause and approve the work of your agents with one thumb.',
      },
      security: {
        title: 'Secure & Private',
        text: 'Biometric support: the app opens behind the fingerprint or face that unlocks your phone. Nothing private is kept on it.',
      },
      sync: {
        title: 'Cross-Platform Sync',
        text: 'What you begin at the desk goes on in your hand, down to the last step.',
      },
    },
  },
  stores: {
    title: 'Get the app',
    lead: 'The same product as a tile on your home screen, in a window of its own.',
    items: {
      ios: {
        name: 'iOS',
        needs: 'iOS 14.0+',
        how: 'On the phone open this page in Safari, tap Share, then “Add to Home Screen”.',
      },
      android: {
        name: 'Android',
        needs: 'Android 8.0+',
        how: 'On the phone open this page in Chrome, open the menu, then “Install app”.',
      },
    },
    download: 'Download',
    redirecting: 'Redirecting to app store...',
    none: 'The stores do not carry this app. It installs from here instead, in a few seconds.',
    install: 'Install now',
    accepted: 'Installed. You find it among your apps.',
    dismissed: 'Not installed. You can do it any time.',
    already: 'You are using the installed app.',
  },
  universal: {
    title: 'Universal Platform Support',
    lead: 'One account, three ways in.',
    items: {
      apps: { title: 'Mobile apps', text: 'iOS 14.0+ and Android 8.0+.' },
      extension: { title: 'Browser extension', text: 'Chrome, Firefox and Edge.', action: 'About the extension' },
      web: { title: 'Web platform', text: 'Any current browser, on any screen.', action: 'Open the dashboard' },
    },
  },
  voices: {
    title: 'What people say',
    stars: '{stars, number} of 5 stars',
    items: {
      site: { quote: 'I approve orders between two site visits.', role: 'Construction manager' },
      clinic: {
        quote: 'One look in the morning tells me that the night’s work is done.',
        role: 'Clinic administrator',
      },
      agency: { quote: 'I dictate the task in the taxi and read the result at the client’s.', role: 'Agency founder' },
    },
  },
} as const
