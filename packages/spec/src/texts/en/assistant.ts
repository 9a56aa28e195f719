export default {
  title: 'Learning Assistant',
  close: 'Close',
  toggle: 'Learn from what I do',
  privacy:
    'Everything it counts stays in this browser. Nothing is sent, and what you type into password fields is never read.',
  off: 'Paused. Nothing is counted, and what it knew is kept until you clear it.',
  learning: 'Insights appear after more than {keys, number} key presses and {seconds, number} seconds.',
  clear: 'Clear everything',
  states: {
    off: 'Paused',
    learning: 'Learning',
    ready: 'Profile built',
  },
  counts: {
    keystrokes: 'Key presses',
    clicks: 'Clicks',
    scrolled: 'Scrolled',
    time: 'Time',
  },
  profile: {
    title: 'Your profile',
    nothing: 'None yet',
    typingSpeed: 'Typing speed',
    wordsPerMinute: '{words, number} words per minute',
    sessionTime: 'Average session',
    minutes: '{minutes, number} min',
    commonWords: 'Common words',
    workingHours: 'Working hours',
    hours: '{start}:00 to {end}:00',
    patterns: 'Repeated ways',
    style: 'Writing style',
    styles: {
      plain: 'Short words',
      elaborate: 'Long words',
    },
    types: 'Most of it is',
    taskTypes: {
      forms: 'typing',
      web: 'going through pages',
      data: 'reading lists',
    },
  },
  insights: {
    title: 'Insights',
    none: 'Nothing stands out so far. It keeps looking while you work.',
    confidence: '{percent, number}% sure',
    basedOn: 'Based on {basis}',
    implement: 'Implement',
    dismiss: 'Dismiss',
  },
  priorities: {
    high: 'High priority',
    medium: 'Medium priority',
  },
  types: {
    efficiency: 'Efficiency',
    brand_voice: 'Brand voice',
    automation_opportunity: 'Automation opportunity',
    task_suggestion: 'Task suggestion',
  },
  items: {
    efficiency: {
      title: 'You type a lot, and fast',
      description:
        'You type about {words, number} words per minute. Whatever you type again and again, an agent can type for you.',
      suggestedAction: 'Let an agent fill in the form you know by heart.',
      basedOn: 'your typing speed of {words, number} words per minute',
      draftName: 'Form filler',
      draftObjective:
        'Open the page with the form, fill in the fields with my usual details and send it. (Add the address and the details here.)',
    },
    brand_voice: {
      title: 'You have words of your own',
      description: 'These come up again and again: {terms}. An agent that writes for you can use them.',
      suggestedAction: 'Let an agent draft messages in your words.',
      basedOn: 'the last words you typed: {terms}',
      draftName: 'Message writer',
      draftObjective:
        'Write a short message in my own words, using: {terms}. Send it to: (add the recipient and the occasion here.)',
    },
    automation_opportunity: {
      title: 'You keep making the same rounds',
      description: 'You went from page to page: {places}. An agent can make the rounds and tell you what is new.',
      suggestedAction: 'Let an agent visit the pages you check.',
      basedOn: 'where you went: {places}',
      draftName: 'Daily rounds',
      draftObjective:
        'Open the pages I check every day, read what is on them and list what is new. (Add their addresses here.)',
    },
    task_suggestion: {
      title: 'You have been at it for a while',
      description:
        'This session has lasted {minutes, plural, one {# minute} other {# minutes}}. Work of this length is worth handing over in part.',
      suggestedAction: 'Let an agent do the recurring part on a schedule.',
      basedOn: 'sessions of {minutes, plural, one {# minute} other {# minutes}}',
      draftName: 'Recurring work',
      draftObjective:
        'Do the part of my work that comes back every day: open the page, collect the rows into a table and save it as a file. (Add the address here.)',
    },
  },
  demo: {
    title: 'Try it here',
    lead: 'Switch it on and write a few sentences. It needs more than {keys, number} key presses and {seconds, number} seconds, as it does beside your work.',
    label: 'Write something',
    placeholder: 'Dear customer, your order is on its way …',
  },
} as const
