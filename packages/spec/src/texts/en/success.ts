export default {
  title: 'Welcome to {product}',
  lead: 'Your workspace is ready. Here is what you have in your hands.',
  cards: {
    engines: {
      title: '14 Engines',
      text: 'One for each kind of work, from pages and forms to documents, mail and calls.',
    },
    quantum: { title: 'Quantum AI', text: 'The built-in planner turns plain words into steps, without any key.' },
    power: { title: 'Real Power', text: 'Work is carried out and read back. What counts is the proof.' },
  },
  next: {
    title: 'What’s next',
    steps: {
      agent: 'Create your first agent in the Command Center.',
      template: 'Or begin with one of the six AI Templates.',
      settings: 'Set language, time zone and theme in Account Settings.',
      help: 'Look up anything in Help and Support.',
    },
  },
  enter: 'Enter Dashboard',
  countdown:
    '{seconds, plural, =0 {Opening the dashboard} one {Opening the dashboard in # second} other {Opening the dashboard in # seconds}}',
  stay: 'Stay on this page',
  stayed: 'You stay here for as long as you like.',
} as const
