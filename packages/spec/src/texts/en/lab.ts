export default {
  title: 'Innovation Laboratory',
  lead: 'Where new ways of working with agents are tried out.',
  labels:
    'ACTIVE works on this installation now. BETA and EXPERIMENTAL name what the laboratory is exploring; those are not switched on here.',
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
      ethics: { title: 'AI Ethics', text: 'Tests that show whether an agent treats equal cases equally.' },
      phone: { title: 'Phone AI', text: 'Calls placed from a script you approve, each with its transcript.' },
      predictive: { title: 'Predictive AI', text: 'A forecast of actions, time and cost before anything runs.' },
      demos: { title: 'Live Demos', text: 'Complete tasks on a practice site, from the first step to the proof.' },
      code: { title: 'Code Lab', text: 'Small programs to read, change and run in a sandbox.' },
    },
  },
  recent: {
    title: 'Recently Created Agents',
    capabilities: '{count, plural, =0 {No capabilities} one {# capability} other {# capabilities}}',
    noObjective: 'No objective written yet',
    emptyTitle: 'No agents yet',
    emptyHint: 'Agents you create in the Command Center appear here.',
    all: 'All agents',
  },
} as const
