export default {
  title: 'Innovation Laboratory',
  lead: 'Where new ways of working with agents are tried out.',
  labels:
    'ACTIVE works on this installation now. BETA works within limits that it names. EXPERIMENTAL is not switched on here.',
  tabs: 'Laboratory tabs',
  status: { active: 'ACTIVE', beta: 'BETA', experimental: 'EXPERIMENTAL' },
  create: 'Create an agent',
  features: {
    title: 'Experiments',
    items: {
      builder: {
        title: 'Neural Builder',
        text: 'State an objective, choose capabilities, and keep the result as an agent in the Command Center.',
      },
      languages: {
        title: 'Six Languages',
        text: 'Every screen in English, Spanish, French, German, Chinese and Japanese, switched without a reload.',
      },
      voice: { title: 'Voice Control', text: 'Say what you want done, and hear what was done.' },
      collab: { title: 'Live Collab', text: 'Several people on one agent, each seeing what the others change.' },
      ethics: {
        title: 'AI Ethics',
        text: 'Looks at what an agent touches, may do and has proven, and names a remedy for each finding.',
      },
      phone: { title: 'Phone AI', text: 'Calls placed from a script you approve, each with its transcript.' },
      predictive: {
        title: 'Predictive AI',
        text: 'Actions, cost and the day the limit is reached, forecast from your own history, and the best hour to run.',
      },
      demos: { title: 'Live Demos', text: 'Complete tasks on a practice site, from the first step to the proof.' },
      code: { title: 'Code Lab', text: 'Small programs to read, change and run in a sandbox.' },
    },
  },
  recent: {
    title: 'Recently Created Agents',
    capabilities: '{count, plural, =0 {No capabilities} one {# capability} other {# capabilities}}',
    power: 'Power level',
    noObjective: 'No objective written yet',
    emptyTitle: 'No agents yet',
    emptyHint: 'Agents you create in the Command Center appear here.',
    all: 'All agents',
  },
} as const
